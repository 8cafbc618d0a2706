import { GUIDE_MODEL, type TurnEvent } from '#contract/conversations.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { extendSummary, promptMessages } from '../../assistant/index.ts';
import { readConversation, readSummary } from '../conversation-reader.ts';
import type { ConversationServices } from '../conversation-services.ts';
import type { Heard } from '../offers/keep-offers-anew.ts';
import { withHeardAlarm } from '../telling/heard-alarm.ts';
import { saidIn, writtenBy } from '../telling/interview-of.ts';
import { readTelling } from '../telling/telling.ts';
import { answeringModel } from './answering-model.ts';
import { startFindingPointers } from './find-pointers.ts';
import { leaveReply } from './leave-reply.ts';
import { withQuotedFiles } from './quoted-files.ts';
import { findReply, saveReply, type Turn } from './save-reply.ts';
import { writeReply } from './write-reply.ts';

/**
 * Finds the reply, or asks for one and saves it.
 * @returns what is known of the conversation now; undefined when that has to be read anew.
 * @throws whatever keeps the reply from being read for, written or saved: see `turnProblem`.
 */
export const answerTurn = async (
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
  // Deleted since it was saved: nobody is asked about the rest in its stead.
  if (said.length === 0) throw new ProblemError('not_found');
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
  const answered = { ...turn, modelUsed: answering.name, summary, editCount };
  const after = await saveReply(services, answered, outcome, heard);
  emit({ event: 'reply', message: after.reply });
  startFindingPointers(services, turn, answering);
  return after.heard;
};
