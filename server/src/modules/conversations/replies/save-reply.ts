/**
 * Saves a reply, and with it the offer of an incident.
 *
 * [Note: read before] An interview is read before a transaction begins, never inside one: a long one takes a second, in
 * which a connection and the lock of the conversation would be held. The transaction checks that nothing was said
 * since; if it was, the reply is saved all the same, and the interview is read again for the offer.
 */
import { v7 as uuidv7 } from 'uuid';
import type { Message } from '#contract/conversations.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import type { ReadOptions, Summary } from '../../assistant/index.ts';
import { readMessages, readReplyId, requireOwnMessage } from '../conversation-reader.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { isStillAt } from '../conversation-stand.ts';
import { appendMessage, lockConversation } from '../conversation-writer.ts';
import { keepOffers } from '../offers/keep-offers.ts';
import { type Heard, keepOffersAnew } from '../offers/keep-offers-anew.ts';
import { markWritten } from './running-replies.ts';
import type { ReplyOutcome } from './write-reply.ts';

/** A turn whose message is saved. */
export interface Turn {
  userId: string;
  saved: Message;
  /** What the reply answers: that message, or a cut reply to it in whose stead another one is asked for. */
  answers: string;
  readOptions: ReadOptions;
  /** Aborted when the person stops the reply. */
  stop: AbortSignal;
}

/** A turn that has been answered. */
export interface AnsweredTurn extends Turn {
  modelUsed: string;
  summary: Summary;
  /** How often the conversation had been changed by hand when it was read for the reply. */
  editCount: number;
}

interface SavedReply {
  reply: Message;
  /** What is known of the conversation with the reply; undefined when others have written in it meanwhile. */
  heard: Heard | undefined;
}

/**
 * Saves the reply and keeps the offers of the conversation; a reply that another server has saved meanwhile stands.
 * @param before what was read before the reply was asked for; undefined when more was said since.
 * @throws ProblemError `not_found` when the conversation is gone, or the message that is answered.
 */
export const saveReply = async (
  services: ConversationServices,
  turn: AnsweredTurn,
  outcome: Extract<ReplyOutcome, { ok: true }>,
  before: Heard | undefined,
): Promise<SavedReply> => {
  const { userId, saved } = turn;
  const conversationId = saved.conversation_id;
  const after = before && { ...before, messageCount: before.messageCount + 1 };
  const { reply, isOurs, isCurrent } = await services.database.onBehalfOf(userId, 'reply', async (tx) => {
    const { edit_count: editCount } = await lockConversation(tx, conversationId);
    // Deleted meanwhile: what answers it is not kept.
    await requireOwnMessage(tx, conversationId, saved.id);
    const appended = await appendMessage(tx, conversationId, {
      id: uuidv7(),
      role: 'assistant',
      content: outcome.content,
      metadata: {
        ...(outcome.interrupted && { interrupted: true }),
        ...(outcome.stopped && { stopped: true }),
      },
      replyTo: turn.answers,
      modelUsed: turn.modelUsed,
      // The words of a message that was deleted meanwhile do not come back with what is remembered.
      ...(editCount === turn.editCount && { summary: turn.summary }),
    });
    await markWritten(tx, saved.id, services.events.server);
    if (!appended) {
      // Another server answered the same message in the meantime: that reply stands.
      const other = await findReply(tx, await readMessages(tx, conversationId), turn.answers);
      if (!other) throw new Error('A reply was neither written nor found');
      return { reply: other, isOurs: false, isCurrent: false };
    }
    const current = after !== undefined && (await isStillAt(tx, conversationId, after));
    if (current) await keepOffers(tx, conversationId, after.reading, outcome.ready);
    return { reply: appended, isOurs: true, isCurrent: current };
  });
  if (isCurrent) return { reply, heard: after };
  return {
    reply,
    heard: isOurs ? await keepOffersAnew(services, { ...turn, conversationId }, outcome.ready) : undefined,
  };
};

/** The reply to a message among all of a conversation, when it has been written. */
export const findReply = async (
  tx: ReadTransaction,
  messages: readonly Message[],
  messageId: string,
): Promise<Message | undefined> => {
  const replyId = await readReplyId(tx, messageId);
  return messages.find((message) => message.id === replyId);
};
