import { type Selectable, sql } from 'kysely';
import type { StoredFile } from '#contract/files.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { Files } from '../../platform/database/schema.ts';
import { type ExportSource, exportedTable } from '../../platform/exports/exported-table.ts';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import type { UserBox } from '../../platform/vault/vault.ts';
import { SEALED_FACTS, SEALED_FILE, SEALED_TEXT, SEALED_WORDS } from './file-content.ts';
import { nameToSaveAs } from './file-name.ts';
import { openFile } from './types/plain-file.ts';

const PAGE_ROWS = 100;
const COLUMNS = ['id', 'type', 'size', 'object_key', 'created_at', 'sealed'] as const;

/** Files and their words, for the export. Their bytes: {@link readOwnFiles}. */
export const fileExport: ExportSource = {
  tables: [
    exportedTable({
      table: 'files',
      sealed: {
        sealed: { kind: SEALED_FILE, without: ['key'] },
        sealed_text: { kind: SEALED_TEXT },
        sealed_facts: { kind: SEALED_FACTS },
      },
      // The small picture is made of the file, which is there whole.
      without: ['object_key', 'sealed_thumbnail'],
    }),
    exportedTable({ table: 'transcriptions', sealed: { sealed: { kind: SEALED_WORDS } } }),
  ],
  leftOut: {
    stored_objects: 'random names of sealed bytes',
    upload_parts: 'what arrived of a file that was never kept',
    upload_counters: 'a number of uploads of one day',
  },
};

/** One of the person's files. */
export interface OwnFile {
  id: string;
  /** As it is saved: its ending is that of its kind. Empty where its row does not open. */
  name: string;
  size: number;
  at: Date;
  /** Its bytes. Null where its row does not open. @throws UnsealError, MissingObjectError while they are read */
  open: (() => AsyncIterable<Uint8Array>) | null;
}

/** All files of the person, in pages, in the order in which they were added. */
export const readOwnFiles = async function* (
  tx: ReadTransaction,
  store: Pick<ObjectStore, 'get'>,
): AsyncGenerator<OwnFile[], void, undefined> {
  const box = await tx.box();
  let last: { created_at: Date; id: string } | undefined;
  for (;;) {
    const behind = last;
    const rows = await tx.db
      .selectFrom('files')
      .select([...COLUMNS])
      .where('user_id', '=', tx.userId)
      .$if(behind !== undefined, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('created_at', 'id'),
            '>',
            eb.tuple(behind?.created_at as Date, behind?.id as string),
          ),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute();
    if (rows.length > 0) {
      yield rows.map((row) => ownFileFrom(box, store, row));
    }
    if (rows.length < PAGE_ROWS) return;
    last = rows.at(-1);
  }
};

/** Those of these files that are the person's, by their ids. */
export const readChosenFiles = async (
  tx: ReadTransaction,
  store: Pick<ObjectStore, 'get'>,
  ids: readonly string[],
): Promise<Map<string, OwnFile>> => {
  const [rows, box] = await Promise.all([
    tx.db
      .selectFrom('files')
      .select([...COLUMNS])
      .where('user_id', '=', tx.userId)
      .where(sql<boolean>`id = ANY (${[...ids]}::uuid[])`)
      .execute(),
    tx.box(),
  ]);
  return new Map(rows.map((row) => [row.id, ownFileFrom(box, store, row)]));
};

const ownFileFrom = (
  box: UserBox,
  store: Pick<ObjectStore, 'get'>,
  row: Pick<Selectable<Files>, (typeof COLUMNS)[number]>,
): OwnFile => {
  const content = SEALED_FILE.tryOpen(box, row, row.sealed);
  const opened =
    content &&
    openFile(box.fileCipher(row.id, content.key), row.size, (start, end) =>
      store.get(row.object_key, { start, end }),
    );
  return {
    id: row.id,
    name: content ? nameToSaveAs(content.name, row.type as StoredFile['type']) : '',
    size: row.size,
    at: row.created_at,
    open: opened ? () => opened.stream() : null,
  };
};
