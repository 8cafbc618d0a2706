/**
 * A turn: the person's message is saved, the reply is written, and what has been collected is told.
 *
 * [Note: saved first] Nothing is asked of a model before the message is committed. From then on the turn no longer
 * depends on its reader: it goes on when the page is left, and its result is there on return.
 */
import { v7 as uuidv7 } from 'uuid';
import type { Message, TurnEvent, TurnInput } from '#contract/conversations.ts';
import type { Actor, ReadTransaction, WriteTransaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/requests/problem-error.ts';
import { draftSuggestion, recogniseSafety } from '../assistant/index.ts';
import { readConversation, readMessages, readReplyId } from './conversation-reader.ts';
import type { ConversationServices } from './conversation-services.ts';
import { appendMessage } from './conversation-writer.ts';
import { interviewOf, saidIn } from './interview-of.ts';
import {
  hasCreatedIncident,
  offerSuggestion,
  readOpenSuggestion,
  renewSuggestion,
} from './suggestion-store.ts';
import { type ReplyOutcome, writeReply } from './write-reply.ts';

/** A message that has been committed, and the reply that it is waiting for. */
export interface StartedTurn {
  saved: Message;
  /** Writes (or finds) the reply and tells of it; never rejects: what goes wrong is an event. */
  finish(emit: (event: TurnEvent) => void): Promise<void>;
}

/**
 * Saves the message. The same turn sent again finds its message saved and its reply, if there is one.
 * @throws ProblemError `not_found`; `already_used` when the id holds other words; `turn_in_progress` when this very
 *   message is being answered now.
 */
export const startTurn = async (
  services: ConversationServices,
  actor: Actor,
  conversationId: string,
  input: TurnInput,
): Promise<StartedTurn> => {
  const turnKey = `${actor.userId}/${input.id}`;
  if (services.runningTurns.has(turnKey)) throw new ProblemError('turn_in_progress');
  // Reserved before anything is awaited, and kept until the reply is written: a stop waits for it.
  const ended = Promise.withResolvers<void>();
  services.runningTurns.set(turnKey, ended.promise);
  const end = (): void => {
    services.runningTurns.delete(turnKey);
    ended.resolve();
  };
  try {
    const saved = await saveMessage(services, actor, conversationId, input);
    return {
      saved,
      finish: (emit) => finishTurn(services, actor.userId, saved, input.time_zone, emit).finally(end),
    };
  } catch (error) {
    end();
    throw error;
  }
};

const saveMessage = async (
  { database }: ConversationServices,
  actor: Actor,
  conversationId: string,
  input: TurnInput,
): Promise<Message> =>
  await database.asUser(actor, async (tx) => {
    const safety = recogniseSafety(input.content);
    const appended = await appendMessage(tx, conversationId, {
      id: input.id,
      role: 'user',
      content: input.content,
      metadata: safety ? { safety } : {},
      replyTo: null,
    });
    if (appended) return appended;
    const stored = (await readMessages(tx, conversationId)).find((message) => message.id === input.id);
    if (stored?.role !== 'user' || stored.content !== input.content) throw new ProblemError('already_used');
    return stored;
  });

const finishTurn = async (
  services: ConversationServices,
  userId: string,
  saved: Message,
  timeZone: string | undefined,
  emit: (event: TurnEvent) => void,
): Promise<void> => {
  const conversationId = saved.conversation_id;
  try {
    const [messages, earlier] = await services.database.readOnBehalfOf(userId, 'reply', async (tx) => {
      const all = await readMessages(tx, conversationId);
      return [all, await findReply(tx, all, saved.id)] as const;
    });
    if (earlier) emit({ event: 'reply', message: earlier });
    else {
      const said = messages.slice(0, messages.findIndex((message) => message.id === saved.id) + 1);
      const interview = interviewOf(said, timeZone);
      const outcome = await writeReply(services.model, said, interview, (text) =>
        emit({ event: 'delta', text }),
      );
      if (!outcome.ok) {
        services.log.warn({ err: outcome.cause, code: outcome.code }, 'the model gave no reply');
        emit({ event: 'problem', code: outcome.code });
      } else emit({ event: 'reply', message: await saveReply(services, userId, saved, outcome, timeZone) });
    }
  } catch (error) {
    services.log.error({ err: error }, 'a turn could not be finished');
    emit({ event: 'problem', code: 'internal' });
  }
  try {
    await tellState(services, userId, conversationId, timeZone, emit);
  } catch (error) {
    // The reply stands; what was collected is told when the conversation is opened next.
    services.log.warn({ err: error }, 'the state after a turn could not be told');
  }
};

const findReply = async (
  tx: ReadTransaction,
  messages: readonly Message[],
  messageId: string,
): Promise<Message | undefined> => {
  const replyId = await readReplyId(tx, messageId);
  return messages.find((message) => message.id === replyId);
};

/** Saves the reply, and with it the offer of an incident when the model is ready and the rule of six agrees. */
const saveReply = async (
  { database }: ConversationServices,
  userId: string,
  saved: Message,
  outcome: Extract<ReplyOutcome, { ok: true }>,
  timeZone: string | undefined,
): Promise<Message> =>
  await database.onBehalfOf(userId, 'reply', async (tx) => {
    const conversationId = saved.conversation_id;
    const reply = await appendMessage(tx, conversationId, {
      id: uuidv7(),
      role: 'assistant',
      content: outcome.content,
      metadata: outcome.interrupted ? { interrupted: true } : {},
      replyTo: saved.id,
    });
    const messages = await readMessages(tx, conversationId);
    if (!reply) {
      // Another server answered the same message in the meantime: that reply stands.
      const other = await findReply(tx, messages, saved.id);
      if (!other) throw new Error('A reply was neither written nor found');
      return other;
    }
    await keepOffer(tx, conversationId, messages, timeZone, outcome.ready);
    return reply;
  });

/**
 * Makes an offer when the model is ready for one and the rule of six agrees; an offer that is open already is brought
 * up to what has been told since, so that the person never decides on less than she said.
 */
const keepOffer = async (
  tx: WriteTransaction,
  conversationId: string,
  messages: readonly Message[],
  timeZone: string | undefined,
  ready: boolean,
): Promise<void> => {
  const interview = interviewOf(messages, timeZone);
  const draft = draftSuggestion(interview, saidIn(messages));
  if (!draft) return;
  const { people, day, details } = interview.collected;
  const content = { ...draft, people, day, details };
  const open = await readOpenSuggestion(tx, conversationId);
  if (open) await renewSuggestion(tx, open.id, content);
  else if (ready && !(await hasCreatedIncident(tx, conversationId))) {
    await offerSuggestion(tx, conversationId, uuidv7(), content);
  }
};

const tellState = async (
  { database }: ConversationServices,
  userId: string,
  conversationId: string,
  timeZone: string | undefined,
  emit: (event: TurnEvent) => void,
): Promise<void> => {
  const [conversation, messages, suggestion] = await database.readOnBehalfOf(userId, 'reply', (tx) =>
    Promise.all([
      readConversation(tx, conversationId),
      readMessages(tx, conversationId),
      readOpenSuggestion(tx, conversationId),
    ]),
  );
  if (!conversation) return;
  emit({ event: 'collected', collected: interviewOf(messages, timeZone).collected, suggestion });
  emit({ event: 'done', conversation });
};
