import type { Page, PageQuery } from '#contract/common/shapes.ts';
import type { Conversation, Message } from '#contract/conversations.ts';
import type { StoredFile } from '#contract/files.ts';
import { inBinary } from '../../platform/database/binary-results.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { keysetFrom, pageFrom } from '../../platform/requests/cursor.ts';
import { readFiles } from '../files/index.ts';
import { EMPTY_SUMMARY, type KeptCard, type Summary } from '../interview/index.ts';
import { type MessageContent, SEALED_CONVERSATION, SEALED_MESSAGE } from './conversation-content.ts';
import { CONVERSATION_COLUMNS, type ConversationRow, conversationFrom } from './conversation-row.ts';
import { inTurns } from './in-turns.ts';
import { readFirstWords, readLastSaid } from './read-first-words.ts';

/** One keyset page, last updated first. */
export const readConversationPage = async (
  tx: ReadTransaction,
  query: PageQuery,
): Promise<Page<Conversation>> => {
  let select = tx.db
    .selectFrom('conversations')
    .select(CONVERSATION_COLUMNS)
    .where('user_id', '=', tx.userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1);
  if (query.cursor) {
    const { at, id } = keysetFrom(query.cursor);
    select = select.where((eb) => eb(eb.refTuple('updated_at', 'id'), '<', eb.tuple(at, id)));
  }
  const [rows, box] = await Promise.all([select.execute(), tx.box()]);
  const ids = rows.map(({ id }) => id);
  const [words, said] = await Promise.all([readFirstWords(tx, ids), readLastSaid(tx, ids)]);
  return pageFrom(
    rows,
    query.limit,
    (row) => ({ at: row.updated_at, id: row.id }),
    (row) => conversationFrom(box, row, words.get(row.id), said.get(row.id)),
  );
};

/** The active conversation with words in it that was last written in; undefined when there is none. */
export const readLastTold = async (tx: ReadTransaction): Promise<Conversation | undefined> => {
  const last = await tx.db
    .selectFrom('conversations')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('status', '=', 'active')
    .where('message_count', '>', 0)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && readConversation(tx, last.id);
};

/** A conversation; undefined when the person has none with this id. */
export const readConversation = async (
  tx: ReadTransaction,
  conversationId: string,
): Promise<Conversation | undefined> => {
  const [row, words, said, box] = await Promise.all([
    selectConversation(tx, conversationId),
    readFirstWords(tx, [conversationId]),
    readLastSaid(tx, [conversationId]),
    tx.box(),
  ]);
  return row && conversationFrom(box, row, words.get(row.id), said.get(row.id));
};

/**
 * The model that was used last, and the summary of a long conversation, which is empty when it is not long; undefined when
 * the person has no conversation with this id.
 */
export const readModelAndSummary = async (
  tx: ReadTransaction,
  conversationId: string,
): Promise<{ modelUsed: string; summary: Summary } | undefined> => {
  const [row, box] = await Promise.all([selectConversation(tx, conversationId), tx.box()]);
  if (!row) return undefined;
  const content = SEALED_CONVERSATION.tryOpen(box, row, row.sealed);
  return { modelUsed: row.model_used, summary: content?.summary ?? EMPTY_SUMMARY };
};

const selectConversation = (
  tx: ReadTransaction,
  conversationId: string,
): Promise<ConversationRow | undefined> =>
  tx.db
    .selectFrom('conversations')
    .select(CONVERSATION_COLUMNS)
    .where('user_id', '=', tx.userId)
    .where('id', '=', conversationId)
    .executeTakeFirst();

/** Shown in place of the words of a message that does not open. */
const DAMAGED: MessageContent & { damaged: true } = { content: '', metadata: {}, damaged: true };

/**
 * All messages of a conversation with their attachments, oldest first. One that does not open stays in its place, without
 * words and marked as damaged.
 */
export const readMessages = async (tx: ReadTransaction, conversationId: string): Promise<Message[]> =>
  (await readMessagesAndCards(tx, conversationId)).messages;

/** The messages, and the cards that stood under the replies, by the reply. */
export const readMessagesAndCards = async (
  tx: ReadTransaction,
  conversationId: string,
): Promise<{ messages: Message[]; cards: (KeptCard & { after: string })[] }> => {
  const [rows, box] = await Promise.all([
    inBinary(tx.db)
      .selectFrom('conversation_messages')
      .select(['id', 'conversation_id', 'position', 'role', 'reply_to', 'sealed', 'created_at'])
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .orderBy('position')
      .execute(),
    tx.box(),
  ]);
  const opened: (Omit<Message, 'attachments'> & { attachments?: string[] })[] = [];
  const cards: (KeptCard & { after: string })[] = [];
  for await (const row of inTurns(rows)) {
    const { card, ...content } = SEALED_MESSAGE.tryOpen(box, row, row.sealed) ?? DAMAGED;
    if (card !== undefined) cards.push({ ...card, after: row.id });
    opened.push({
      id: row.id,
      conversation_id: conversationId,
      role: row.role as Message['role'],
      created_at: row.created_at.toISOString(),
      ...content,
    });
  }
  const there = new Set(opened.map(({ id }) => id));
  const files = await readFiles(
    tx,
    opened.flatMap(({ attachments = [] }) => attachments),
  );
  return {
    messages: opened.map(({ attachments, ...message }) => withFiles(message, attachments, files)),
    // A card about words of a deleted message would bring them back with the next "oui, c'est ça".
    cards: cards.filter(({ about }) => about.passages.every(({ messageId }) => there.has(messageId))),
  };
};

/** The message with those of the files that are attached to it. */
export const withFiles = (
  message: Omit<Message, 'attachments'>,
  ids: readonly string[] | undefined,
  files: readonly StoredFile[],
): Message =>
  ids === undefined
    ? message
    : { ...message, attachments: ids.flatMap((id) => files.find((file) => file.id === id) ?? []) };

/** The id of the reply to a user message, when it has been written. */
export const readReplyId = async (tx: ReadTransaction, messageId: string): Promise<string | undefined> => {
  const row = await tx.db
    .selectFrom('conversation_messages')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('reply_to', '=', messageId)
    .executeTakeFirst();
  return row?.id;
};

/**
 * A message that the person has written in this conversation, and how many stand before it.
 * @throws ProblemError `not_found`, for the assistant's messages and other people's as for unknown ones.
 */
export const requireOwnMessage = async (
  tx: ReadTransaction,
  conversationId: string,
  messageId: string,
): Promise<{ before: number }> => {
  const message = await tx.db
    .selectFrom('conversation_messages')
    .select('position')
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId)
    .where('role', '=', 'user')
    .executeTakeFirst();
  if (!message) throw new ProblemError('not_found');
  return { before: await countMessagesBefore(tx, conversationId, message.position) };
};

/** How many messages stand before this position: positions have gaps where messages were deleted. */
export const countMessagesBefore = async (
  tx: ReadTransaction,
  conversationId: string,
  position: number,
): Promise<number> => {
  const { count } = await tx.db
    .selectFrom('conversation_messages')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('position', '<', position)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The conversations that contain these messages, as a subquery. */
export const conversationsWithMessages = (tx: ReadTransaction, messageIds: readonly string[]) =>
  tx.db
    .selectFrom('conversation_messages')
    .select('conversation_id')
    .where('user_id', '=', tx.userId)
    .where('id', 'in', messageIds);
