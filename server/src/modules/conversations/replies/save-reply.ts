/**
 * Saves a reply, and with it the suggestion of an incident.
 *
 * [Note: read before] An interview is read before a transaction begins, never inside one: a long one takes a second, during
 * which a connection and the lock of the conversation would be held. The transaction checks that nothing was said since;
 * otherwise the reply is saved all the same, and the interview is read again for the suggestion.
 */
import { v7 as uuidv7 } from 'uuid';
import type { Message } from '#contract/conversations.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import type { ReadOptions, Summary } from '../../interview/index.ts';
import { readMessages, readReplyId, requireOwnMessage } from '../conversation-reader.ts';
import { isUnchangedSince } from '../conversation-revision.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { appendMessage, lockConversation } from '../conversation-writer.ts';
import { type ReadRevision, readAndUpdateSuggestions } from '../suggestions/read-and-update-suggestions.ts';
import { updateSuggestions } from '../suggestions/update-suggestions.ts';
import type { BesideReply } from './beside-reply.ts';
import { markWritten } from './running-replies.ts';
import type { ReplyOutcome } from './write-reply.ts';

/** A turn whose message is saved. */
export interface Turn {
  userId: string;
  saved: Message;
  /** What the reply answers: that message, or a cut reply to it that is to be written again. */
  answers: string;
  readOptions: ReadOptions;
  /** Aborted when the person stops the reply. */
  stop: AbortSignal;
}

/** A turn that has been answered. */
export interface AnsweredTurn extends Turn {
  modelUsed: string;
  summary: Summary;
  /** The number of edits at the time of the reading for the reply. */
  editCount: number;
  beside: BesideReply;
}

interface SavedReply {
  reply: Message;
  /** The reading of the conversation with the reply; undefined when it has changed since. */
  readRevision: ReadRevision | undefined;
}

/**
 * Saves the reply and updates the suggestions of the conversation; a reply that another server saved first is kept.
 * @param before the reading before the model was asked; undefined when more was said since
 * @throws ProblemError `not_found` when the conversation is gone, or the message that is answered.
 */
export const saveReply = async (
  services: ConversationServices,
  turn: AnsweredTurn,
  outcome: Extract<ReplyOutcome, { ok: true }>,
  before: ReadRevision | undefined,
): Promise<SavedReply> => {
  const { userId, saved, beside } = turn;
  const conversationId = saved.conversation_id;
  const after = before && { ...withCard(before, beside), messageCount: before.messageCount + 1 };
  const { reply, isOurs, isCurrent } = await services.database.onBehalfOf(userId, 'reply', async (tx) => {
    const { edit_count: editCount } = await lockConversation(tx, conversationId);
    // The message was deleted in the meantime: a reply to it is not saved.
    await requireOwnMessage(tx, conversationId, saved.id);
    const appended = await appendMessage(tx, conversationId, {
      id: uuidv7(),
      role: 'assistant',
      content: outcome.content,
      ...(beside.card && !outcome.stopped && { card: beside.card }),
      metadata: {
        ...beside.metadata,
        ...(outcome.interrupted && { interrupted: true }),
        ...(outcome.stopped && { stopped: true }),
      },
      replyTo: turn.answers,
      modelUsed: turn.modelUsed,
      // The summary must not bring back the words of a message that was deleted in the meantime.
      ...(editCount === turn.editCount && { summary: turn.summary }),
    });
    await markWritten(tx, saved.id, services.events.server);
    if (!appended) {
      // Another server answered the same message in the meantime: its reply is kept.
      const other = await findReply(tx, await readMessages(tx, conversationId), turn.answers);
      if (!other) throw new Error('A reply was neither written nor found');
      return { reply: other, isOurs: false, isCurrent: false };
    }
    const current = after !== undefined && (await isUnchangedSince(tx, conversationId, after));
    if (current) await updateSuggestions(tx, conversationId, after.reading, outcome.ready);
    return { reply: appended, isOurs: true, isCurrent: current };
  });
  if (isCurrent) return { reply, readRevision: after };
  return {
    reply,
    readRevision: isOurs
      ? await readAndUpdateSuggestions(services, { ...turn, conversationId }, outcome.ready)
      : undefined,
  };
};

/** The reading with the card that the reply brings. */
const withCard = (before: ReadRevision, { card }: BesideReply): ReadRevision => {
  const { collected } = before.reading;
  if (card === undefined || collected.card !== null) return before;
  const { incident: episode, proposal } = card;
  const shown = { ...collected, card: { about: 'proposal' as const, episode, proposal } };
  return { ...before, reading: { ...before.reading, collected: shown } };
};

/** The reply to a message, once it is written. */
const findReply = async (
  tx: ReadTransaction,
  messages: readonly Message[],
  messageId: string,
): Promise<Message | undefined> => {
  const replyId = await readReplyId(tx, messageId);
  return messages.find((message) => message.id === replyId);
};
