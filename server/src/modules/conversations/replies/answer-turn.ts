import { GUIDE_MODEL, type TurnEvent } from '#contract/conversations.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { extendSummary, promptMessages } from '../../interview/index.ts';
import { readModelAndSummary, readReplyId } from '../conversation-reader.ts';
import type { ConversationServices } from '../conversation-services.ts';
import type { ReadRevision } from '../suggestions/read-and-update-suggestions.ts';
import { saidIn, writtenBy } from '../telling/interview-of.ts';
import { withSpokenAlarm } from '../telling/spoken-alarm.ts';
import { readTelling } from '../telling/telling.ts';
import { answeringModel } from './answering-model.ts';
import { besideReply } from './beside-reply.ts';
import { startFindingPointers } from './find-pointers.ts';
import { leaveReply } from './leave-reply.ts';
import { withQuotedFiles } from './quoted-files.ts';
import { saveReply, type Turn } from './save-reply.ts';
import { writeReply } from './write-reply.ts';

/**
 * Finds the reply, or asks for one and saves it.
 * @returns the reading of the conversation with the reply; undefined when it has to be read again
 * @throws any error of reading, writing or saving: see `turnProblem`
 */
export const answerTurn = async (
  services: ConversationServices,
  turn: Turn,
  emit: (event: TurnEvent) => void,
): Promise<ReadRevision | undefined> => {
  const { userId, saved } = turn;
  const [{ messages, aids, editCount }, before, replyId] = await services.database.readOnBehalfOf(
    userId,
    'reply',
    (tx) =>
      Promise.all([
        readTelling(tx, saved.conversation_id),
        readModelAndSummary(tx, saved.conversation_id),
        readReplyId(tx, turn.answers),
      ]),
  );
  const earlier = messages.find(({ id }) => id === replyId);
  if (earlier) {
    emit({ event: 'reply', message: earlier });
    return undefined;
  }
  const said = messages.slice(0, messages.findIndex((message) => message.id === saved.id) + 1);
  // The message was deleted since it was saved: a model must not answer an older one instead.
  if (said.length === 0 || !before) throw new ProblemError('not_found');
  const told = saidIn(said);
  const reading = await services.interviews.read(told, { ...turn.readOptions, ...aids });
  const readRevision =
    said.length === messages.length ? { reading, messageCount: messages.length, editCount } : undefined;
  const summary = extendSummary(before.summary, writtenBy(said));
  // Danger and distress are never left to a model: it may fail, or say half a sentence. A
  // recording may have been transcribed since the message was saved.
  const isAlarm = withSpokenAlarm(said.at(-1) ?? saved).metadata.safety !== undefined;
  const answering = answeringModel(services, isAlarm ? GUIDE_MODEL : before.modelUsed);
  const prompt = promptMessages(await withQuotedFiles(services.database, userId, said), summary);
  const show = (text: string): void => emit({ event: 'delta', text });
  const { timeZone } = turn.readOptions;
  const interview = { reading: reading.reading, said: told, timeZone };
  const outcome = await writeReply(answering.model, prompt, interview, show, {
    wait: services.wait,
    signal: turn.stop,
  });
  if (!outcome.ok) {
    await leaveReply(services, turn);
    if (turn.stop.aborted) {
      emit({ event: 'stopped' });
      return readRevision;
    }
    const { cause, code, status } = outcome;
    services.log.warn({ err: cause, code, status }, 'the model gave no reply');
    emit({ event: 'problem', code, ...(status === null ? {} : { modelStatus: status }) });
    return readRevision;
  }
  const beside = besideReply(reading, outcome.content, interview);
  const answered = { ...turn, modelUsed: answering.name, summary, editCount, beside };
  const after = await saveReply(services, answered, outcome, readRevision);
  emit({ event: 'reply', message: after.reply });
  startFindingPointers(services, turn, answering);
  return after.readRevision;
};
