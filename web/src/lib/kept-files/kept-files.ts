import * as z from 'zod/mini';
import { keyOwner } from '../sealing/browser-key.ts';
import { announceChange, followChanges } from './changes.ts';
import { answerOf, type Refusal, refusalOf, rowsOf, transact } from './database.ts';
import {
  ACCOUNT_KEY,
  type Content,
  fromContent,
  isLegible,
  isSameRecord,
  type RecordRef,
  type Row,
  recordOf,
  rowRecordOf,
  toContent,
} from './kept-rows.ts';

const about = z.object({
  kind: z.enum(['file', 'voice']),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** Of a recording that was made here. */
  duration: z.nullable(z.number()),
  /** How long a sound that was picked lasts, where its bytes tell. */
  seconds: z.optional(z.number()),
  /** False where the person does not want a machine to write down what a sound says. */
  mayTranscribe: z.optional(z.boolean()),
});

/** What was picked or recorded, and is not sent yet. */
export interface NewFile extends z.infer<typeof about> {
  /** UUIDv7: the one that it is uploaded under. */
  id: string;
  owner: string;
  /** What it was picked or recorded for. */
  record: RecordRef;
  /** Milliseconds since 1970. */
  addedAt: number;
  content: Blob;
}

/** A new file as it is kept here. */
export interface KeptFile extends NewFile {
  /** `good`: until it is sent; `page`: the browser refuses to keep it, or there is no key to seal it with. */
  keptFor: 'good' | 'page';
}

/** A row of the database. */
export interface FileRow extends Row {
  about: Content;
  content: Content;
}

/** What stands in for a database that refuses: it lasts as long as the page. */
const memory = new Map<string, KeptFile>();

/** Keeps a file; never fails, but may say that it lasts no longer than the page, and why. */
const keep = async (file: NewFile): Promise<{ file: KeptFile; refusal: Refusal | null }> => {
  let kept: KeptFile;
  let refusal: Refusal | null = null;
  try {
    const row = await rowOf(file);
    await transact(['files'], 'readwrite', (transaction) =>
      answerOf(transaction.objectStore('files').put(row)),
    );
    kept = { ...file, keptFor: 'good' };
    memory.delete(file.id);
  } catch (error) {
    refusal = refusalOf(error);
    kept = { ...file, keptFor: 'page' };
    memory.set(file.id, kept);
  }
  announceChange();
  return { file: kept, refusal };
};

/** What this person left for a record, oldest first; nothing of anybody else's. Never fails. */
const filesOf = async (owner: string, record: RecordRef): Promise<KeptFile[]> => {
  const rows = await rowsOf<FileRow>('files', owner);
  const stored = await Promise.all(
    rows.filter((row) => isSameRecord(recordOf(row), record) && isLegible(row)).map(openRow),
  );
  const remembered = [...memory.values()].filter(
    (file) => file.owner === owner && isSameRecord(file.record, record),
  );
  return [...stored.filter((file) => file !== null), ...remembered].toSorted(
    (one, other) => one.addedAt - other.addedAt || (one.id < other.id ? -1 : 1),
  );
};

/** Forgets files that were sent, or that the person does not want to send. Never fails. */
const remove = async (ids: readonly string[]): Promise<void> => {
  for (const id of ids) memory.delete(id);
  await transact(['files'], 'readwrite', async (transaction) => {
    const files = transaction.objectStore('files');
    await Promise.all(ids.map((id) => answerOf(files.delete(id))));
  }).catch(() => undefined);
  announceChange();
};

// What could not be sealed is kept when the key comes, and what lies sealed is found.
keyOwner.subscribe(() => {
  const owner = keyOwner.get();
  if (owner === null) return;
  for (const { keptFor: _, ...file } of [...memory.values()]) if (file.owner === owner) void keep(file);
  announceChange();
});

/** The files that wait in this browser to be sent. Tabs of one person share them. */
export const keptFiles = { keep, of: filesOf, remove, follow: followChanges };

/** What stands only in memory, for the functions that count, sweep and erase. */
export const filesInMemory = memory;

/** How a file lies in the database. @throws where it cannot be sealed. */
export const rowOf = async (file: NewFile): Promise<FileRow> => {
  const { id, owner, record, addedAt, content, ...rest } = file;
  const words = new Blob([JSON.stringify(about.parse(rest))]);
  const [sealedAbout, sealedContent] = await Promise.all([
    toContent({ row: { id, owner, addedAt }, part: 'about' }, words),
    toContent({ row: { id, owner, addedAt }, part: 'content' }, content),
  ]);
  return {
    id,
    owner,
    ...rowRecordOf(record),
    addedAt,
    keyId: ACCOUNT_KEY,
    about: sealedAbout,
    content: sealedContent,
  };
};

const openRow = async (row: FileRow): Promise<KeptFile | null> => {
  try {
    const { id, owner, addedAt } = row;
    const words = await fromContent({ row, part: 'about' }, row.about, 'application/json');
    const known = about.parse(JSON.parse(await words.text()));
    const content = await fromContent({ row, part: 'content' }, row.content, known.type);
    return { ...known, id, owner, record: recordOf(row), addedAt, content, keptFor: 'good' };
  } catch {
    // Damaged, or the key is not here: the others must not be lost with it.
    return null;
  }
};
