/** Seals what earlier versions of the app left in clear, or sealed with the key of a tab. */
import { soonOpeningKey } from '../sealing/browser-key.ts';
import { announceChange } from './changes.ts';
import { answerOf, transact } from './database.ts';
import type { FileRow } from './kept-files.ts';
import { ACCOUNT_KEY, type Content, fromContent, isLegible, type Row, toContent } from './kept-rows.ts';
import { type PieceRow, piecesOf, type RecordingRow } from './recordings.ts';

/**
 * Seals this person's older rows in their places, one after the other; a row is replaced only by what was seen to open.
 * Never fails: what could not be sealed stays as it is, and the next start tries again.
 */
export const sealOlderFiles = async (owner: string): Promise<void> => {
  if ((await soonOpeningKey(owner)) === null) return;
  let isChanged = false;
  for (const row of await olderRows<FileRow>('files', owner)) {
    isChanged = (await sealFile(row).catch(() => false)) || isChanged;
  }
  for (const row of await olderRows<RecordingRow>('recordings', owner)) {
    isChanged = (await sealRecording(row).catch(() => false)) || isChanged;
  }
  if (isChanged) announceChange();
};

const olderRows = async <Found extends Row>(
  store: 'files' | 'recordings',
  owner: string,
): Promise<Found[]> => {
  const rows = await transact([store], 'readonly', (transaction) =>
    answerOf<Found[]>(transaction.objectStore(store).index('owner').getAll(owner)),
  ).catch(() => []);
  return rows.filter((row) => row.keyId !== ACCOUNT_KEY && isLegible(row));
};

const sealFile = async (row: FileRow): Promise<boolean> => {
  const [about, content] = [
    await sealAnew(row, 'about', row.about),
    await sealAnew(row, 'content', row.content),
  ];
  await transact(['files'], 'readwrite', async (transaction) => {
    const files = transaction.objectStore('files');
    // Sent, thrown away or kept anew meanwhile.
    const now = await answerOf<FileRow | undefined>(files.get(row.id));
    if (now?.keyId !== row.keyId) return;
    await answerOf(files.put({ ...row, keyId: ACCOUNT_KEY, about, content } satisfies FileRow));
  });
  return true;
};

const sealRecording = async (row: RecordingRow): Promise<boolean> => {
  const pieces = await transact(['pieces'], 'readonly', (transaction) =>
    answerOf<PieceRow[]>(transaction.objectStore('pieces').getAll(piecesOf(row.id))),
  );
  const sealed: PieceRow[] = [];
  for (const piece of pieces) {
    const isDone = !(piece.content instanceof Blob) && 'sealed' in piece.content;
    if (!isDone) sealed.push({ ...piece, content: await sealAnew(row, piece.index, piece.content) });
  }
  await transact(['recordings', 'pieces'], 'readwrite', async (transaction) => {
    const recordings = transaction.objectStore('recordings');
    const now = await answerOf<RecordingRow | undefined>(recordings.get(row.id));
    if (now === undefined) return;
    recordings.put({ ...now, keyId: ACCOUNT_KEY } satisfies RecordingRow);
    for (const piece of sealed) transaction.objectStore('pieces').put(piece);
  });
  return true;
};

/** @throws where what was sealed does not open to what it was. */
const sealAnew = async (row: Row, part: 'about' | 'content' | number, content: Content): Promise<Content> => {
  const plain = await fromContent({ row, part }, content, '');
  const sealed = await toContent({ row, part }, plain);
  const opened = await fromContent({ row, part }, sealed, '');
  if (opened.size !== plain.size) throw new Error('It does not open');
  return sealed;
};
