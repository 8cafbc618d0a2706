import type { ModelMessage } from 'ai';
import { type LanguageModel, streamText } from 'ai';
import type { Message } from '#contract/conversations.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { createReplyGate, type InterviewState, readMarker, systemPrompt } from '../assistant/index.ts';

/** From the question to the first words (spec.md, 9). */
const FIRST_WORDS_TIMEOUT_MS = 15_000;
/** Between two pieces of a reply that has begun: a stalled stream is a broken one. */
const SILENCE_TIMEOUT_MS = 30_000;
/** Of the whole reply, however steadily it drips. */
const REPLY_TIMEOUT_MS = 120_000;
/** Far more than MAX_TOKENS is worth: a model that goes on regardless is not read to its end. */
const MAX_WRITTEN_CHARACTERS = 20_000;
const TEMPERATURE = 0.3;
const MAX_TOKENS = 1000;
const MAX_RETRIES = 3;

/** What came of asking the model. */
export type ReplyOutcome =
  | {
      ok: true;
      /** What is saved and shown, markers taken out. */
      content: string;
      /** The stream broke in the middle: what came is kept and marked. */
      interrupted: boolean;
      /** The model says that an incident can be suggested; whether it is, the rule of six decides. */
      ready: boolean;
    }
  | { ok: false; code: ProblemCode; cause: unknown };

/**
 * Asks the model for the next words of the interview and passes on what may be shown, as it comes.
 * @param onDelta called with text that the checker let through; the outcome's `content` has the last word.
 */
export const writeReply = async (
  model: LanguageModel,
  messages: readonly Message[],
  interview: InterviewState,
  onDelta: (text: string) => void,
): Promise<ReplyOutcome> => {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), FIRST_WORDS_TIMEOUT_MS);
  const overall = setTimeout(() => silence.abort(), REPLY_TIMEOUT_MS);
  const gate = createReplyGate(interview);
  let written = '';
  let failure: unknown;
  try {
    const { fullStream } = streamText({
      model,
      instructions: systemPrompt(interview),
      messages: messages.map(modelMessageFrom),
      temperature: TEMPERATURE,
      maxOutputTokens: MAX_TOKENS,
      maxRetries: MAX_RETRIES,
      abortSignal: silence.signal,
      // The local guide reads the state of the interview here instead of in the prompt.
      providerOptions: { recueil: { interview: JSON.parse(JSON.stringify(interview)) } },
      // Errors come as parts of the stream below; the default would print them, prompt included.
      onError: () => undefined,
    });
    for await (const part of fullStream) {
      if (part.type === 'error') failure = part.error;
      if (part.type !== 'text-delta') continue;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_TIMEOUT_MS);
      written += part.text;
      const shown = gate.push(part.text);
      if (shown !== '') onDelta(shown);
      if (written.length > MAX_WRITTEN_CHARACTERS) {
        silence.abort();
        break;
      }
    }
  } catch (error) {
    failure = error;
  } finally {
    clearTimeout(timer);
    clearTimeout(overall);
  }
  const { rest, final } = gate.end();
  if (final.trim() === '') {
    if (silence.signal.aborted) return { ok: false, code: 'model_timeout', cause: failure };
    return { ok: false, code: failure === undefined ? 'model_empty' : 'model_failed', cause: failure };
  }
  if (rest !== '') onDelta(rest);
  return {
    ok: true,
    content: final,
    interrupted: failure !== undefined || silence.signal.aborted,
    ready: readMarker(written).marker === 'INCIDENT_READY',
  };
};

const modelMessageFrom = ({ role, content }: Message): ModelMessage => ({
  role: role === 'assistant' ? 'assistant' : 'user',
  content,
});
