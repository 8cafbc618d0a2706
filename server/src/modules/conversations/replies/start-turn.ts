/**
 * A turn: the person's message is saved, the reply is written, and what has been collected is told.
 *
 * [Note: saved first] Nothing is asked of a model before the message is committed. From then on the turn no longer
 * depends on its reader: it goes on when the page is left, and its result is there on return.
 */
import { GUIDE_MODEL, type Message, type TurnEvent, type TurnInput } from '#contract/conversations.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/requests/problem-error.ts';
import { WorkerError } from '../../../platform/workers/worker-error.ts';
import { extendSummary, promptMessages, recogniseSafety } from '../../assistant/index.ts';
import { readConversation, readMessages, readReplyId, readSummary } from '../conversation-reader.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { appendMessage } from '../conversation-writer.ts';
import type { Heard } from '../offers/keep-offers-anew.ts';
import { firstOf, readOpenSuggestions } from '../offers/suggestion-reader.ts';
import { startFindingPointers } from '../telling/find-pointers.ts';
import { withHeardAlarm } from '../telling/heard-alarm.ts';
import { readOptionsFor, saidIn, writtenBy } from '../telling/interview-of.ts';
import { readEditCount, readTelling } from '../telling/telling.ts';
import { answeredAgain } from './answered-again.ts';
import { answeringModel } from './answering-model.ts';
import { gatherDeltas } from './gather-deltas.ts';
import { leaveReply } from './leave-reply.ts';
import { withQuotedFiles } from './quoted-files.ts';
import { markWriting } from './running-replies.ts';
import { reserveTurn } from './running-turns.ts';
import { findReply, saveReply, type Turn } from './save-reply.ts';
import { turnProblem } from './turn-problem.ts';
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
  const { stop, end } = reserveTurn(services, actor.userId, input.id);
  try {
    const { saved, answers } = await saveMessage(services, actor, conversationId, input);
    const readOptions = readOptionsFor(actor.userId, input.time_zone);
    const turn = { userId: actor.userId, saved, answers, readOptions, stop };
    return { saved, finish: (emit) => finishTurn(services, turn, gatherDeltas(emit)).finally(end) };
  } catch (error) {
    end();
    throw error;
  }
};

const saveMessage = async (
  { database, events }: ConversationServices,
  actor: Actor,
  conversationId: string,
  input: TurnInput,
): Promise<Pick<Turn, 'saved' | 'answers'>> =>
  await database.asUser(actor, async (tx) => {
    // Not before there is a connection: of many who send at once, only so many are looked at in one turn of the loop.
    const safety = recogniseSafety(input.content);
    const appended = await appendMessage(tx, conversationId, {
      id: input.id,
      role: 'user',
      content: input.content,
      metadata: {
        ...writtenEarlier(input, new Date()),
        ...(safety && { safety }),
      },
      replyTo: null,
      attachments: input.attachments ?? [],
    });
    const place = { conversationId, messageId: input.id };
    if (appended) {
      await markWriting(tx, place, events.server);
      return { saved: withHeardAlarm(appended), answers: appended.id };
    }
    const messages = await readMessages(tx, conversationId);
    const stored = messages.find((message) => message.id === input.id);
    if (stored?.role !== 'user' || !saysTheSame(stored, input)) throw new ProblemError('already_used');
    const answers = answeredAgain(messages, input);
    if (!(await readReplyId(tx, answers))) await markWriting(tx, place, events.server);
    return { saved: withHeardAlarm(stored), answers };
  });

/** A device keeps what could not be sent for 30 days (docs/where-data-lives.md). */
const LATEST_MS = 30 * 24 * 3_600_000;

/** What the person's device says of when it was written; a time to come, or one long past, is a wrong clock. */
const writtenEarlier = ({ written_at }: TurnInput, now: Date): Message['metadata'] => {
  if (written_at === undefined) return {};
  const late = now.getTime() - Date.parse(written_at);
  return late > 0 && late <= LATEST_MS ? { written_at } : {};
};

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
    const code = turnProblem(error);
    services.log[code === 'internal' ? 'error' : 'warn']({ err: error }, 'a turn could not be finished');
    await leaveReply(services, turn);
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
      const earlierReply = await findReply(tx, telling.messages, turn.answers);
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
  // Danger and distress are never left to a model: it may fail, or say half a sentence. What was spoken may have become
  // known in words since the message was saved.
  const isAlarm = withHeardAlarm(said.at(-1) ?? saved).metadata.safety !== undefined;
  const answering = answeringModel(services, isAlarm ? GUIDE_MODEL : modelUsed);
  const prompt = promptMessages(await withQuotedFiles(services.database, userId, said), summary);
  const show = (text: string): void => emit({ event: 'delta', text });
  const outcome = await writeReply(answering.model, prompt, reading.interview, show, {
    wait: services.wait,
    signal: turn.stop,
  });
  if (!outcome.ok) {
    await leaveReply(services, turn);
    if (turn.stop.aborted) {
      emit({ event: 'stopped' });
      return heard;
    }
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
