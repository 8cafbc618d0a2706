/**
 * A turn: the person's message is saved, the reply is written, and what has been collected is told.
 *
 * [Note: saved first] Nothing is asked of a model before the message is committed. From then on the turn no longer
 * depends on its reader: it goes on when the page is left, and its result is there on return.
 */
import type { Message, TurnEvent, TurnInput } from '#contract/conversations.ts';
import type { ProblemCode } from '#contract/problems.ts';
import type { Actor } from '../../platform/database/database.ts';
import {
  DatabaseUnavailableError,
  hasSqlState,
  SQLSTATE,
  translateError,
} from '../../platform/database/errors.ts';
import { ProblemError } from '../../platform/requests/problem-error.ts';
import { WorkerError, type WorkerErrorCode } from '../../platform/workers/worker-error.ts';
import { extendSummary, promptMessages, recogniseSafety } from '../assistant/index.ts';
import { answeringModel } from './answering-model.ts';
import { readConversation, readMessages, readSummary } from './conversation-reader.ts';
import type { ConversationServices } from './conversation-services.ts';
import { appendMessage } from './conversation-writer.ts';
import { startFindingPointers } from './find-pointers.ts';
import { gatherDeltas } from './gather-deltas.ts';
import { readOptionsFor, saidIn, writtenBy } from './interview-of.ts';
import type { Heard } from './keep-offers-anew.ts';
import { withQuotedFiles } from './quoted-files.ts';
import { findReply, saveReply, type Turn } from './save-reply.ts';
import { firstOf, readOpenSuggestions } from './suggestion-store.ts';
import { readEditCount, readTelling } from './telling.ts';
import { writeReply } from './write-reply.ts';

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
    const turn = { userId: actor.userId, saved, readOptions: readOptionsFor(actor.userId, input.time_zone) };
    return { saved, finish: (emit) => finishTurn(services, turn, gatherDeltas(emit)).finally(end) };
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
    // Not before there is a connection: of many who send at once, only so many are looked at in one turn of the loop.
    const safety = recogniseSafety(input.content);
    const appended = await appendMessage(tx, conversationId, {
      id: input.id,
      role: 'user',
      content: input.content,
      metadata: safety ? { safety } : {},
      replyTo: null,
      attachments: input.attachments ?? [],
    });
    if (appended) return appended;
    const stored = (await readMessages(tx, conversationId)).find((message) => message.id === input.id);
    if (stored?.role !== 'user' || !saysTheSame(stored, input)) throw new ProblemError('already_used');
    return stored;
  });

const saysTheSame = (stored: Message, { content, attachments = [] }: TurnInput): boolean =>
  stored.content === content &&
  JSON.stringify((stored.attachments ?? []).map(({ id }) => id)) ===
    JSON.stringify([...new Set(attachments)]);

const finishTurn = async (
  services: ConversationServices,
  turn: Turn,
  emit: (event: TurnEvent) => void,
): Promise<void> => {
  let heard: Heard | undefined;
  try {
    heard = await answer(services, turn, emit);
  } catch (error) {
    const code = problemOf(error);
    services.log[code === 'internal' ? 'error' : 'warn']({ err: error }, 'a turn could not be finished');
    emit({ event: 'problem', code });
    // Read again, it would fail again, and a reading that runs away takes its time.
    if (error instanceof WorkerError) return;
  }
  try {
    await tellState(services, turn, heard, emit);
  } catch (error) {
    // The reply stands; what was collected is told when the conversation is opened next.
    services.log.warn({ err: error }, 'the state after a turn could not be told');
  }
};

/** Finds the reply, or asks for one and saves it. */
const answer = async (
  services: ConversationServices,
  turn: Turn,
  emit: (event: TurnEvent) => void,
): Promise<Heard | undefined> => {
  const { userId, saved } = turn;
  const [{ messages, aids, editCount }, earlier, remembered, modelUsed] =
    await services.database.readOnBehalfOf(userId, 'reply', async (tx) => {
      const id = saved.conversation_id;
      const [telling, before, stored] = await Promise.all([
        readTelling(tx, id),
        readSummary(tx, id),
        readConversation(tx, id),
      ]);
      const earlierReply = await findReply(tx, telling.messages, saved.id);
      return [telling, earlierReply, before, stored?.model_used ?? services.modelName] as const;
    });
  if (earlier) {
    emit({ event: 'reply', message: earlier });
    return undefined;
  }
  const said = messages.slice(0, messages.findIndex((message) => message.id === saved.id) + 1);
  const reading = await services.interviews.readForOffer(saidIn(said), { ...turn.readOptions, ...aids });
  const heard =
    said.length === messages.length ? { reading, messageCount: messages.length, editCount } : undefined;
  const summary = extendSummary(remembered, writtenBy(said));
  const answering = answeringModel(services, modelUsed);
  const prompt = promptMessages(await withQuotedFiles(services.database, userId, said), summary);
  const show = (text: string): void => emit({ event: 'delta', text });
  const outcome = await writeReply(answering.model, prompt, reading.interview, show, { wait: services.wait });
  if (!outcome.ok) {
    const { cause, code, status } = outcome;
    services.log.warn({ err: cause, code, status }, 'the model gave no reply');
    emit({ event: 'problem', code, ...(status === null ? {} : { modelStatus: status }) });
    return heard;
  }
  const answered = { ...turn, modelUsed: answering.name, summary };
  const after = await saveReply(services, answered, outcome, heard);
  emit({ event: 'reply', message: after.reply });
  startFindingPointers(services, turn, answering);
  return after.heard;
};

const tellState = async (
  { database, interviews }: ConversationServices,
  { userId, saved, readOptions }: Turn,
  heard: Heard | undefined,
  emit: (event: TurnEvent) => void,
): Promise<void> => {
  const conversationId = saved.conversation_id;
  const [conversation, open, newer] = await database.readOnBehalfOf(userId, 'reply', async (tx) => {
    const [stored, offers] = await Promise.all([
      readConversation(tx, conversationId),
      readOpenSuggestions(tx, conversationId),
    ]);
    const isCurrent =
      stored?.message_count === heard?.messageCount &&
      (await readEditCount(tx, conversationId)) === heard?.editCount;
    return [stored, offers, isCurrent ? undefined : await readTelling(tx, conversationId)] as const;
  });
  if (!conversation) return;
  const interview = newer
    ? await interviews.read(saidIn(newer.messages), { ...readOptions, ...newer.aids })
    : heard?.reading.interview;
  if (interview) {
    const { collected } = interview;
    emit({ event: 'collected', collected, suggestion: firstOf(open, collected.key) });
  }
  emit({ event: 'done', conversation });
};

/** What the person is told of a turn that could not be finished. */
const problemOf = (thrown: unknown): ProblemCode => {
  const error = translateError(thrown);
  if (error instanceof ProblemError) return error.code;
  if (error instanceof WorkerError) return READING_PROBLEMS[error.code];
  return error instanceof DatabaseUnavailableError || hasSqlState(error, SQLSTATE.deadlock)
    ? 'unavailable'
    : 'internal';
};

/** A reply needs the reading: what fails there has failed in the assistant. */
const READING_PROBLEMS: Readonly<Record<WorkerErrorCode, ProblemCode>> = {
  failed: 'model_failed',
  crashed: 'model_failed',
  timed_out: 'model_timeout',
  busy: 'unavailable',
  closed: 'unavailable',
};
