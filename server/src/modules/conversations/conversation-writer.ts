import {
  type ConversationInput,
  type ConversationPatch,
  GUIDE_MODEL,
  type Message,
} from '#contract/conversations.ts';
import type { WriteTransaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { appendToLedger } from '../../platform/ledger/ledger.ts';
import { readFiles } from '../files/index.ts';
import type { KeptCard, Summary } from '../interview/index.ts';
import {
  type BoundConversation,
  type ConversationContent,
  type MessageContent,
  SEALED_CONVERSATION,
  SEALED_MESSAGE,
} from './conversation-content.ts';
import { readMessages, withFiles } from './conversation-reader.ts';
import { MESSAGE_FILES } from './message-files.ts';

/** Creates a conversation; one that exists stays as it is. */
export const insertConversation = async (
  tx: WriteTransaction,
  input: ConversationInput,
  modelUsed: string,
): Promise<void> => {
  const box = await tx.box();
  const content: ConversationContent = { title: input.title ?? null };
  const columns = {
    id: input.id,
    version: 1,
    created_at: new Date(),
    status: 'active',
    model_used: modelUsed,
  } satisfies BoundConversation;
  await tx.db
    .insertInto('conversations')
    .values({
      ...columns,
      user_id: tx.userId,
      updated_at: columns.created_at,
      sealed: SEALED_CONVERSATION.seal(box, columns, content),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute();
};

/** A message to append; the server sets its position and time. */
export type NewMessage = Pick<Message, 'id' | 'role' | 'content' | 'metadata'> & {
  /** Ids of the person's files. */
  attachments?: readonly string[];
  /** The user message that this one answers. */
  replyTo: string | null;
  /** Of a reply: who wrote it. */
  modelUsed?: string;
  /** Of a reply: the summary of the conversation from which it was written. */
  summary?: Summary;
  /** Of a reply: what the card under it asks about. */
  card?: KeptCard;
};

/**
 * Appends a message at the end of a conversation and records it in the ledger.
 * @returns the message as stored; undefined when this reply, or a message with this id, is already stored
 * @throws ProblemError `not_found` when the person has no such conversation, or no such file.
 */
export const appendMessage = async (
  tx: WriteTransaction,
  conversationId: string,
  { replyTo, modelUsed, summary, card, attachments: fileIds = [], ...message }: NewMessage,
): Promise<Message | undefined> => {
  // The row lock makes the writers of one conversation take turns, so that positions are consecutive. The position is asked
  // for behind the lock on the pipelined connection, so it is read once the lock is held, without a round trip of its own.
  const [conversation, position, box] = await Promise.all([
    lockConversation(tx, conversationId),
    nextPosition(tx, conversationId),
    tx.box(),
  ]);
  const createdAt = new Date();
  const attachments = [...new Set(fileIds)];
  const content: MessageContent = {
    content: message.content,
    metadata: message.metadata,
    ...(attachments.length > 0 ? { attachments } : {}),
    ...(card && { card }),
  };
  const columns = {
    id: message.id,
    conversation_id: conversationId,
    position,
    role: message.role,
    reply_to: replyTo,
    created_at: createdAt,
  };
  const inserted = await tx.db
    .insertInto('conversation_messages')
    .values({ ...columns, user_id: tx.userId, sealed: SEALED_MESSAGE.seal(box, columns, content) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return undefined;
  await MESSAGE_FILES.attach(tx, message.id, attachments);
  await Promise.all([
    rewriteConversation(
      tx,
      conversation,
      {
        // A new message makes it active again: no message is refused because another tab archived the conversation.
        ...(message.role === 'user' ? { status: 'active' } : {}),
        ...(modelUsed === undefined || isChosenSince(conversation.model_used, modelUsed)
          ? {}
          : { model_used: modelUsed }),
        ...(summary ? { summary } : {}),
      },
      { message_count: conversation.message_count + 1, updated_at: createdAt },
    ),
    appendToLedger(tx, [
      {
        entity: 'conversation_message',
        entityId: message.id,
        action: 'create',
        content: { conversation_id: conversationId, role: message.role, ...content },
      },
    ]),
  ]);
  const stored = { ...message, conversation_id: conversationId, created_at: createdAt.toISOString() };
  return withFiles(stored, content.attachments, await readFiles(tx, attachments));
};

/** The next position in a locked conversation: behind the last message, because deleted messages leave gaps. */
const nextPosition = async (tx: WriteTransaction, conversationId: string): Promise<number> => {
  const { last } = await tx.db
    .selectFrom('conversation_messages')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
};

/**
 * The person may choose between the guide and an outside model while this reply is being written. The choice is about the
 * next replies, and this late reply does not undo it.
 */
const isChosenSince = (chosen: string, wrote: string): boolean =>
  (chosen === GUIDE_MODEL) !== (wrote === GUIDE_MODEL);

/** @throws ProblemError `not_found` when the person has no such conversation. */
export const lockConversation = async (tx: WriteTransaction, conversationId: string) => {
  const conversation = await tx.db
    .selectFrom('conversations')
    .select(['id', 'version', 'created_at', 'message_count', 'edit_count', 'sealed', 'status', 'model_used'])
    .where('user_id', '=', tx.userId)
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst();
  if (!conversation) throw new ProblemError('not_found');
  return conversation;
};

/**
 * Changes bound columns and sealed content of a locked conversation, and seals it again where either changed. Content that
 * does not open is overwritten only by a new title, which the person asked for.
 */
export const rewriteConversation = async (
  tx: WriteTransaction,
  row: BoundConversation & { sealed: Buffer },
  { status = row.status, model_used = row.model_used, ...content }: ConversationRewrite,
  counters: { message_count?: number; edit_count?: number; updated_at?: Date } = {},
): Promise<void> => {
  const box = await tx.box();
  const before = SEALED_CONVERSATION.tryOpen(box, row, row.sealed);
  const columns = { id: row.id, created_at: row.created_at, version: row.version + 1, status, model_used };
  const isOther = status !== row.status || model_used !== row.model_used || Object.keys(content).length > 0;
  const isResealed = before ? isOther : content.title !== undefined;
  await tx.db
    .updateTable('conversations')
    .set({
      ...counters,
      status,
      model_used,
      ...(isResealed && {
        version: columns.version,
        sealed: SEALED_CONVERSATION.seal(box, columns, { title: null, ...before, ...content }),
      }),
    })
    .where('user_id', '=', tx.userId)
    .where('id', '=', row.id)
    .execute();
};

type ConversationRewrite = Partial<ConversationContent> & { status?: string; model_used?: string };

/** The fields of a conversation that can be changed. */
export type ConversationChange = Pick<ConversationPatch, 'title' | 'status'> & { modelUsed?: string };

/** Changes it, and records it when something changed. @throws ProblemError `not_found` */
export const changeConversation = async (
  tx: WriteTransaction,
  conversationId: string,
  patch: ConversationChange,
): Promise<void> => {
  const row = await lockConversation(tx, conversationId);
  const box = await tx.box();
  const before = SEALED_CONVERSATION.tryOpen(box, row, row.sealed);
  // Archiving must not overwrite a title that cannot be opened.
  const title = patch.title?.trim() ?? before?.title;
  const status = patch.status ?? row.status;
  const modelUsed = patch.modelUsed ?? row.model_used;
  if (title === before?.title && status === row.status && modelUsed === row.model_used) return;
  await rewriteConversation(tx, row, {
    status,
    model_used: modelUsed,
    ...(title === undefined ? {} : { title }),
  });
  await appendToLedger(tx, [
    {
      entity: 'conversation',
      entityId: conversationId,
      action: 'update',
      content: { title: title ?? null, status, model_used: modelUsed },
    },
  ]);
};

/** Deletes it with its messages and their files, each of which the ledger keeps. @throws ProblemError `not_found` */
export const removeConversation = async (tx: WriteTransaction, conversationId: string): Promise<void> => {
  const row = await lockConversation(tx, conversationId);
  const box = await tx.box();
  const content = SEALED_CONVERSATION.tryOpen(box, row, row.sealed);
  const messages = await readMessages(tx, conversationId);
  // Before the ledger: see [Note: lock order].
  await MESSAGE_FILES.release(
    tx,
    messages.map(({ id }) => id),
  );
  await appendToLedger(tx, [
    ...messages.map(({ id, role, content: words, metadata, attachments }) => ({
      entity: 'conversation_message' as const,
      entityId: id,
      action: 'delete' as const,
      content: {
        conversation_id: conversationId,
        role,
        content: words,
        metadata,
        ...(attachments && { attachments: attachments.map((file) => file.id) }),
      },
    })),
    {
      entity: 'conversation',
      entityId: conversationId,
      action: 'delete',
      content: { title: content?.title ?? null, status: row.status },
    },
  ]);
  await tx.db
    .deleteFrom('conversations')
    .where('user_id', '=', tx.userId)
    .where('id', '=', conversationId)
    .execute();
};
