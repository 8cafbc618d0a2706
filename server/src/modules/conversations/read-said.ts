/** What was said in conversations, as the search reads it: sealed, in batches. */
import { sql } from 'kysely';
import { inBinary } from '../../platform/database/binary-results.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { SearchedFileRow } from '../files/index.ts';
import { BATCH_BYTES, type ReadShortly, type SearchBatch, withinBytes } from '../search/index.ts';
import type { ConversationRow } from './conversation-row.ts';
import { MESSAGE_FILES } from './message-files.ts';

/** A message as it is handed to a thread. */
export interface SaidRow {
  id: string;
  conversation_id: string;
  position: number;
  role: string;
  reply_to: string | null;
  sealed: Buffer;
  created_at: Date;
  files: readonly SearchedFileRow[];
}

/** A conversation with the words that it is called by, where it is called by words. */
export interface NamedConversationRow extends ConversationRow {
  words: string | undefined;
}

/** A conversation, or a part of a long one, as it is handed to a thread. */
export interface SearchedConversationRow {
  conversation: NamedConversationRow;
  messages: readonly SaidRow[];
  /** The title is searched once. */
  isFirstPart: boolean;
}

/** Neighbours with few messages are read together, one with many in parts. */
export async function* readSaid(
  read: ReadShortly,
  conversations: readonly NamedConversationRow[],
): AsyncGenerator<SearchBatch> {
  const lengths = await read((tx) =>
    lengthsOf(
      tx,
      conversations.map(({ id }) => id),
    ),
  );
  let together: NamedConversationRow[] = [];
  let bytes = 0;
  for (const conversation of conversations) {
    const length = lengths.get(conversation.id) ?? 0;
    if (together.length > 0 && bytes + length > BATCH_BYTES) {
      yield await readTogether(read, together);
      [together, bytes] = [[], 0];
    }
    if (length > BATCH_BYTES) yield* readInParts(read, conversation);
    else {
      together.push(conversation);
      bytes += length;
    }
  }
  if (together.length > 0) yield await readTogether(read, together);
}

const readTogether = async (
  read: ReadShortly,
  conversations: readonly NamedConversationRow[],
): Promise<SearchBatch> => {
  const said = await read(async (tx) => {
    const ids = conversations.map(({ id }) => id);
    const rows = await selectSaid(tx).where('conversation_id', 'in', ids).orderBy('position').execute();
    return await withFiles(tx, rows);
  });
  const saidIn = Map.groupBy(said, ({ conversation_id }) => conversation_id);
  return {
    rows: conversations.map(
      (conversation): SearchedConversationRow => ({
        conversation,
        messages: saidIn.get(conversation.id) ?? [],
        isFirstPart: true,
      }),
    ),
    searched: conversations.length + said.length,
  };
};

async function* readInParts(
  read: ReadShortly,
  conversation: NamedConversationRow,
): AsyncGenerator<SearchBatch> {
  let after = 0;
  for (let isFirstPart = true; ; isFirstPart = false) {
    const messages = await read((tx) => readPart(tx, conversation.id, after));
    const row: SearchedConversationRow = { conversation, messages, isFirstPart };
    const last = messages.at(-1);
    // An empty part ends it: a part may be short because its messages are long.
    yield { rows: [row], searched: messages.length + (isFirstPart ? 1 : 0), goesOn: last !== undefined };
    if (last === undefined) return;
    after = last.position;
  }
}

/** Messages that are read at once, where they are short. */
const PART_MESSAGES = 1_000;

const readPart = async (tx: ReadTransaction, conversationId: string, after: number): Promise<SaidRow[]> => {
  const page = selectSaid(tx)
    .select(bytesOf(tx).as('bytes'))
    .where('conversation_id', '=', conversationId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(PART_MESSAGES);
  const { rows } = await withinBytes<Omit<SaidRow, 'files'>>(page, sql`position`).execute(inBinary(tx.db));
  return await withFiles(tx, rows);
};

const selectSaid = (tx: ReadTransaction) =>
  tx.db
    .selectFrom('conversation_messages')
    .select(['id', 'conversation_id', 'position', 'role', 'reply_to', 'sealed', 'created_at'])
    .where('user_id', '=', tx.userId);

/** How long a message is, sealed, with the words of its recordings. */
const bytesOf = (tx: ReadTransaction) =>
  sql<number>`octet_length(sealed) + ${MESSAGE_FILES.wordsBytes(tx, 'conversation_messages.id')}`;

const lengthsOf = async (tx: ReadTransaction, ids: readonly string[]): Promise<Map<string, number>> => {
  const rows = await tx.db
    .selectFrom('conversation_messages')
    .select(['conversation_id', sql<number>`sum(${bytesOf(tx)})::bigint`.as('bytes')])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', 'in', ids)
    .groupBy('conversation_id')
    .execute();
  return new Map(rows.map(({ conversation_id, bytes }) => [conversation_id, bytes]));
};

const withFiles = async (
  tx: ReadTransaction,
  rows: readonly Omit<SaidRow, 'files'>[],
): Promise<SaidRow[]> => {
  const files = await MESSAGE_FILES.searched(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [] }));
};
