/**
 * The model's reply, as far as the checker lets it through.
 *
 * [Note: asked twice] A model that breaks a rule before it has asked anything is stopped there and asked once more, told
 * which rule it was. The second try has the rest of the time that a reply may take, no more than SECOND_TRY_TIMEOUT_MS of
 * it, and is not repeated when it fails: the gate then closes the reply with a neutral question, which is always there.
 */
import type { ModelMessage } from 'ai';
import { type LanguageModel, streamText } from 'ai';
import type { ProblemCode } from '#contract/problems.ts';
import {
  createReplyGate,
  type InterviewState,
  type ReplyGate,
  readMarker,
  secondInstruction,
  systemPrompt,
} from '../assistant/index.ts';

/** From the question to the first words (spec.md, 9). */
const FIRST_WORDS_TIMEOUT_MS = 15_000;
/** Between two pieces of a reply that has begun: a stalled stream is a broken one. */
const SILENCE_TIMEOUT_MS = 30_000;
/** Of the whole reply, both tries together, however steadily it drips. */
const REPLY_TIMEOUT_MS = 120_000;
/** Of the second try: somebody is waiting, and a neutral question is at hand. */
const SECOND_TRY_TIMEOUT_MS = 20_000;
/** Of each try. Far more than MAX_TOKENS is worth: a model that goes on regardless is not read to its end. */
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

/** How one try ended. */
interface Try {
  written: string;
  failure: unknown;
  /** It took too long, or had no end. */
  timedOut: boolean;
}

/**
 * Asks the model for the next words of the interview and passes on what may be shown, as it comes.
 * @param onDelta called with text that the checker let through; the outcome's `content` has the last word.
 */
export const writeReply = async (
  model: LanguageModel,
  messages: readonly ModelMessage[],
  interview: InterviewState,
  onDelta: (text: string) => void,
): Promise<ReplyOutcome> => {
  const gate = createReplyGate(interview);
  const show = (text: string): void => {
    if (text !== '') onDelta(text);
  };
  const overall = new AbortController();
  const endsAt = Date.now() + REPLY_TIMEOUT_MS;
  let timer = setTimeout(() => overall.abort(), REPLY_TIMEOUT_MS);
  const ask = (instructions: string, maxRetries: number): Promise<Try> =>
    listen({ model, messages, interview, instructions, maxRetries, signal: overall.signal }, gate, show);
  let last: Try;
  let written: string;
  try {
    const instructions = systemPrompt(interview);
    last = await ask(instructions, MAX_RETRIES);
    written = last.written;
    const { brokenRule } = gate;
    if (brokenRule !== null && !isBroken(last) && !overall.signal.aborted) {
      show(gate.tryAgain());
      clearTimeout(timer);
      timer = setTimeout(() => overall.abort(), Math.min(SECOND_TRY_TIMEOUT_MS, endsAt - Date.now()));
      const again = `${instructions}\n\n${secondInstruction(brokenRule, gate.letThrough)}`;
      written += `\n${(await ask(again, 0)).written}`;
    }
  } finally {
    clearTimeout(timer);
  }
  const { rest, final } = gate.end();
  if (final.trim() === '') {
    if (last.timedOut) return { ok: false, code: 'model_timeout', cause: last.failure };
    const code = last.failure === undefined ? 'model_empty' : 'model_failed';
    return { ok: false, code, cause: last.failure };
  }
  show(rest);
  return {
    ok: true,
    content: final,
    // What a second try left open is closed by the gate: nothing is missing from such a reply.
    interrupted: isBroken(last),
    ready: readMarker(written).marker === 'INCIDENT_READY',
  };
};

const isBroken = ({ failure, timedOut }: Try): boolean => failure !== undefined || timedOut;

interface Question {
  model: LanguageModel;
  messages: readonly ModelMessage[];
  interview: InterviewState;
  instructions: string;
  maxRetries: number;
  signal: AbortSignal;
}

/** Reads one try through the gate, to its end or until it breaks a rule. Never rejects. */
const listen = async (
  { model, messages, interview, instructions, maxRetries, signal }: Question,
  gate: ReplyGate,
  show: (text: string) => void,
): Promise<Try> => {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), FIRST_WORDS_TIMEOUT_MS);
  /** The gate has heard enough; the model is no more at fault than a speaker who is cut short. */
  const enough = new AbortController();
  let written = '';
  let failure: unknown;
  try {
    const { fullStream } = streamText({
      model,
      instructions,
      messages: [...messages],
      temperature: TEMPERATURE,
      maxOutputTokens: MAX_TOKENS,
      maxRetries,
      abortSignal: AbortSignal.any([signal, silence.signal, enough.signal]),
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
      show(gate.push(part.text));
      if (written.length > MAX_WRITTEN_CHARACTERS) silence.abort();
      if (gate.brokenRule !== null) enough.abort();
      if (silence.signal.aborted || enough.signal.aborted) break;
    }
  } catch (error) {
    if (!enough.signal.aborted) failure = error;
  } finally {
    clearTimeout(timer);
  }
  const timedOut = signal.aborted || silence.signal.aborted;
  gate.endTry({ brokenOff: failure !== undefined || timedOut });
  return { written, failure, timedOut };
};
