/** The plain AI call: nothing of it is stored, and every word of the reply passes the same gate as in a conversation. */
import { v7 as uuidv7 } from 'uuid';
import type { AiChatCompletion, AiChatInput } from '#contract/ai-chat.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { takeCall } from '../../platform/limits/take-call.ts';
import { callErrorText } from '../../platform/requests/call-error.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import {
  type AnsweringModels,
  alarmIn,
  answeringModel,
  type ReplyOptions,
  readingProblem,
  readOptionsFor,
  writeReply,
} from '../conversations/index.ts';
import {
  EMPTY_SUMMARY,
  extendSummary,
  type InterviewReader,
  promptMessages,
  type Reading,
} from '../interview/index.ts';
import { afterReply } from './content-of-call.ts';
import { messagesOfCall } from './messages-of-call.ts';

const WINDOW_MINUTES = 15;

export interface AiChatServices extends AnsweringModels {
  database: Database;
  log: Logger;
  interviews: InterviewReader;
  /** Calls of one person within a quarter of an hour; 0 for no limit. */
  maxCalls: number;
  /** Waits before a failed model is asked again. */
  wait: ReplyOptions['wait'];
}

/** What is known of the answer before its words. */
export interface CallHead {
  id: string;
  created: number;
  model: string;
}

/** A call that was read and counted, and can be answered. */
export interface StartedCall {
  head: CallHead;
  /**
   * Asks the model.
   * @param onDelta called with each part that the gate lets through; all parts together are the content
   * @throws ProblemError `model_timeout`; `model_empty`; `model_failed`; never once `onDelta` was called
   */
  answer(onDelta: (text: string) => void): Promise<AiChatCompletion>;
}

/**
 * Counts the call and reads its messages.
 * @param signal aborted when the caller has gone: nothing is stored, so there is nothing to finish
 * @throws ProblemError `rate_limited`; `unavailable`; `model_timeout` or `model_failed` when it cannot be read
 */
export const startCall = async (
  services: AiChatServices,
  actor: Actor,
  input: AiChatInput,
  signal: AbortSignal,
): Promise<StartedCall> => {
  await services.database.asUser(actor, (tx) =>
    takeCall(tx, { table: 'ai_chat_calls', maxCalls: services.maxCalls, windowMinutes: WINDOW_MINUTES }),
  );
  const said = messagesOfCall(input.messages, new Date());
  const readOptions = readOptionsFor(actor.userId, undefined);
  const { reading } = await readingOf(services.interviews.read(said, readOptions));
  const { timeZone } = readOptions;
  const { safety } = alarmIn(said.at(-1)?.content ?? '');
  const answering = answeringModel(services, input.model ?? services.modelName);
  const head = {
    id: `chatcmpl-${uuidv7()}`,
    created: Math.floor(Date.now() / 1_000),
    model: answering.name,
  };
  const options = {
    temperature: input.temperature ?? undefined,
    maxTokens: input.max_tokens ?? undefined,
    wait: services.wait,
    signal,
  };
  return {
    head,
    answer: async (onDelta) => {
      const prompt = promptMessages(said, extendSummary(EMPTY_SUMMARY, said));
      const interview = { reading, said, timeZone };
      const outcome = await writeReply(answering.model, prompt, interview, onDelta, options);
      const { promptTokens, replyTokens, ranOut } = outcome.spent;
      // The caller allowed too few tokens for a whole sentence: the model did not fail.
      const isCutShort = !outcome.ok && outcome.code === 'model_empty' && ranOut;
      if (!outcome.ok && !isCutShort) {
        const { cause, code, status } = outcome;
        if (!signal.aborted) services.log.warn({ err: cause, code, status }, 'the model gave no reply');
        throw new ProblemError(code, { error: callErrorText(code, status) }, { cause });
      }
      const reply = outcome.ok ? outcome.content : '';
      const stand = { safety: safety ?? null, isEnough: reading.isReady };
      const rest = afterReply({ ...stand, ready: outcome.ok && outcome.ready });
      const more = reply === '' ? rest.trimStart() : rest;
      if (more !== '') onDelta(more);
      return {
        ...head,
        object: 'chat.completion',
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: reply + more },
            finish_reason: ranOut || (outcome.ok && outcome.interrupted) ? 'length' : 'stop',
          },
        ],
        usage: {
          prompt_tokens: promptTokens,
          completion_tokens: replyTokens,
          total_tokens: promptTokens + replyTokens,
        },
        ...(safety && { safety }),
      };
    },
  };
};

/** @throws ProblemError in place of a WorkerError */
const readingOf = async (reading: Promise<Reading>): Promise<Reading> => {
  try {
    return await reading;
  } catch (error) {
    // One person has too many calls at once: an answer to that person, and no failure of the server.
    throw readingProblem(error, { busy: 'rate_limited' }) ?? error;
  }
};
