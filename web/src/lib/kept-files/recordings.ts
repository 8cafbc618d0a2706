/**
 * Recordings that were neither sent nor thrown away: kept piece by piece while they are made, so that a crash takes no
 * more than the last second. See [Note: files in the browser].
 */
import { claimDraft, releaseDraft } from '#web/lib/drafts/draft-claims.ts';
import { sayInUse } from '#web/lib/idle-lock/in-use.ts';
import { announceChange } from './changes.ts';
import { answerOf, rowsOf, transact } from './database.ts';
import { type KeptFile, keptFiles, type NewFile, rowOf } from './kept-files.ts';
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

/** `addedAt` is when it began. */
export interface RecordingRow extends Row {
  /** The type of its bytes, as the recorder named it. */
  type: string;
  /** Chosen when it had ended; absent until then. */
  mayTranscribe?: boolean;
}

export interface PieceRow {
  recording: string;
  index: number;
  content: Content;
}

/** A recording as it is found again. */
export interface FoundRecording {
  id: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  content: Blob;
  /** What the person had chosen; true where they had not. */
  mayTranscribe: boolean;
}

/** What is known of a recording when it begins. */
export interface NewRecording {
  id: string;
  owner: string;
  record: RecordRef;
  startedAt: number;
  type: string;
}

const lockOf = (id: string) => `recueil.recording.${id}`;

/** All pieces of a recording: numbers come before Infinity, and nothing before 0. */
export const piecesOf = (id: string): IDBKeyRange =>
  IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/**
 * Keeps the next piece. @throws when the browser does not keep it.
 * The row of the recording is written with each of them: what a person erases in another tab in the meantime is not
 * worth more than the rest of what they are saying.
 */
const addPiece = async (recording: NewRecording, index: number, piece: Blob): Promise<void> => {
  const { id, owner, record, startedAt, type } = recording;
  const content = await toContent({ row: { id, owner, addedAt: startedAt }, part: index }, piece);
  const shared = { ...rowRecordOf(record), addedAt: startedAt, keyId: ACCOUNT_KEY };
  const row: RecordingRow = { id, owner, ...shared, type };
  await transact(['recordings', 'pieces'], 'readwrite', async (transaction) => {
    transaction.objectStore('recordings').put(row);
    transaction.objectStore('pieces').put({ recording: id, index, content } satisfies PieceRow);
  });
  // Who speaks touches nothing.
  sayInUse();
  // From now on there is something to lose.
  if (index === 0) announceChange();
};

/**
 * The oldest recording that this person left for a record and that no tab is working on; null when there is none. It is
 * claimed for this tab.
 */
const findLeft = async (owner: string, record: RecordRef): Promise<FoundRecording | null> => {
  const rows = await rowsOf<RecordingRow>('recordings', owner);
  const left = rows
    .filter((row) => isSameRecord(recordOf(row), record) && isLegible(row))
    .toSorted((one, other) => one.addedAt - other.addedAt);
  for (const row of left) {
    if (!(await claimDraft(lockOf(row.id)))) continue;
    const content = await readPieces(row);
    if (content !== null) {
      return { id: row.id, startedAt: row.addedAt, content, mayTranscribe: row.mayTranscribe !== false };
    }
    releaseDraft(lockOf(row.id));
  }
  return null;
};

/** Puts the finished file in the place of its recording, in one step: never both, never neither. */
const finish = async (recordingId: string, file: NewFile): Promise<KeptFile> => {
  try {
    const row = await rowOf(file);
    await transact(['files', 'recordings', 'pieces'], 'readwrite', (transaction) => {
      transaction.objectStore('files').put(row);
      transaction.objectStore('recordings').delete(recordingId);
      transaction.objectStore('pieces').delete(piecesOf(recordingId));
    });
    announceChange();
    return { ...file, keptFor: 'good' };
  } catch {
    // The pieces stay where they could be kept: the file in memory lasts no longer than the page.
    return (await keptFiles.keep(file)).file;
  }
};

/** Keeps with a recording whether a machine may write down what it says. Never fails. */
const choose = async (recordingId: string, mayTranscribe: boolean): Promise<void> => {
  await transact(['recordings'], 'readwrite', async (transaction) => {
    const rows = transaction.objectStore('recordings');
    const row = await answerOf<RecordingRow | undefined>(rows.get(recordingId));
    if (row !== undefined) await answerOf(rows.put({ ...row, mayTranscribe } satisfies RecordingRow));
  }).catch(() => undefined);
};

/** Throws a recording away. Never fails. */
const discard = async (recordingId: string): Promise<void> => {
  await transact(['recordings', 'pieces'], 'readwrite', (transaction) => {
    transaction.objectStore('recordings').delete(recordingId);
    transaction.objectStore('pieces').delete(piecesOf(recordingId));
  }).catch(() => undefined);
};

export const recordings = {
  addPiece,
  findLeft,
  choose,
  finish,
  discard,
  /** Keeps other tabs from taking it up. */
  claim: (id: string): Promise<boolean> => claimDraft(lockOf(id)),
  /** A tab that looks for recordings that are left may take it up: this one or another. */
  release: (id: string): void => {
    releaseDraft(lockOf(id));
    announceChange();
  },
};

const readPieces = async (row: RecordingRow): Promise<Blob | null> => {
  const { id, type } = row;
  try {
    const rows = await transact(['pieces'], 'readonly', (transaction) =>
      answerOf<PieceRow[]>(transaction.objectStore('pieces').getAll(piecesOf(id))),
    );
    const pieces = await Promise.all(
      rows.map(({ index, content }) => fromContent({ row, part: index }, content, type)),
    );
    return pieces.length > 0 ? new Blob(pieces, { type }) : null;
  } catch {
    return null;
  }
};
