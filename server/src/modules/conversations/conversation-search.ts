import type { ReadTransaction } from '../../platform/database/database.ts';
import type { SearchedFileRow } from '../files/index.ts';
import { pagesOf, type ReadShortly, type SearchBatch, type SearchSource } from '../search/index.ts';
import type { ConversationRow } from './conversation-row.ts';
import { conversationTimeline } from './conversation-timeline.ts';
import { MESSAGE_FILES } from './message-files.ts';
import { countConversations, selectConversations } from './select-conversations.ts';

/** A message as it is handed to a thread. */
export type SearchedMessageRow = MessageRow & { files: readonly SearchedFileRow[] };

/** A conversation, or a part of a long one, as it is handed to a thread. */
export interface SearchedConversationRow {
  conversation: ConversationRow;
  messages: readonly SearchedMessageRow[];
  /** The title is searched once. */
  isFirstPart: boolean;
}

/** Messages that are read at once. */
const MESSAGES_AT_ONCE = 250;

/** Conversations in the search: their titles, and all messages with the names and words of their files. */
export const conversationSearch: SearchSource = {
  kind: 'conversation',
  opener: new URL('./open-searched-conversation.ts', import.meta.url),
  takes: ({ moods, tags = [], ...filters }) =>
    moods === undefined && tags.length === 0 && conversationTimeline.takes(filters),
  count: async (tx, { period, filters, hasTerms }) => {
    const { conversations, messages } = await countConversations(tx, period, filters);
    return conversations + (hasTerms ? messages : 0);
  },
  read: async function* (read, { period, filters, hasTerms }) {
    const pages = pagesOf(
      read,
      period,
      ({ created_at: at, id }: ConversationRow) => ({ at, id }),
      (tx, page) => selectConversations(tx, page, filters).execute(),
    );
    for await (const rows of pages) {
      if (hasTerms) for (const group of groupsOf(rows)) yield* readGroup(read, group);
      else yield { rows: rows.map((row) => partOf(row, [])), searched: rows.length };
    }
  },
};

/** Neighbours that have few messages are read together; one that has many is read alone. */
const groupsOf = (rows: readonly ConversationRow[]): ConversationRow[][] => {
  const groups: ConversationRow[][] = [];
  let room = 0;
  for (const row of rows) {
    if (row.message_count > room) {
      groups.push([]);
      room = MESSAGES_AT_ONCE;
    }
    groups.at(-1)?.push(row);
    room -= row.message_count;
  }
  return groups;
};

async function* readGroup(read: ReadShortly, group: readonly ConversationRow[]): AsyncGenerator<SearchBatch> {
  const [first] = group;
  if (first && group.length === 1) return yield* readLong(read, first);
  const messages = await read((tx) =>
    readWithFiles(
      tx,
      readMessageRows(
        tx,
        group.map(({ id }) => id),
      ),
    ),
  );
  const said = Map.groupBy(messages, ({ conversation_id }) => conversation_id);
  yield {
    rows: group.map((row) => partOf(row, said.get(row.id) ?? [])),
    searched: group.length + messages.length,
  };
}

/** In parts: it may be longer than what is held at once. */
async function* readLong(read: ReadShortly, row: ConversationRow): AsyncGenerator<SearchBatch> {
  let after = 0;
  for (;;) {
    const rows = read((tx) => readWithFiles(tx, readMessageRows(tx, [row.id], after)));
    const messages = await rows;
    const goesOn = messages.length === MESSAGES_AT_ONCE;
    const isFirst = after === 0;
    yield {
      rows: [partOf(row, messages, isFirst)],
      searched: messages.length + (isFirst ? 1 : 0),
      goesOn,
    };
    if (!goesOn) return;
    after = messages.at(-1)?.position ?? 0;
  }
}

const partOf = (
  conversation: ConversationRow,
  messages: readonly SearchedMessageRow[],
  isFirstPart = true,
): SearchedConversationRow => ({ conversation, messages, isFirstPart });

type MessageRow = Awaited<ReturnType<typeof readMessageRows>>[number];

const readMessageRows = (tx: ReadTransaction, conversationIds: readonly string[], after = 0) =>
  tx.db
    .selectFrom('conversation_messages')
    .select(['id', 'conversation_id', 'position', 'role', 'reply_to', 'sealed', 'created_at'])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', 'in', conversationIds)
    .where('position', '>', after)
    .orderBy('position')
    .$if(conversationIds.length === 1, (select) => select.limit(MESSAGES_AT_ONCE))
    .execute();

const readWithFiles = async (
  tx: ReadTransaction,
  read: Promise<MessageRow[]>,
): Promise<SearchedMessageRow[]> => {
  const rows = await read;
  const files = await MESSAGE_FILES.searched(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [] }));
};
