/** One try of a model at a reply. */
import { type LanguageModel, type ModelMessage, streamText } from 'ai';
import type { InterviewState, ReplyGate } from '../../assistant/index.ts';
import { FIRST_WORDS_TIMEOUT_MS } from './model-failures.ts';

/** Between two pieces of a reply that has begun: a stalled stream is a broken one. */
const SILENCE_TIMEOUT_MS = 30_000;
/** Of each try. Far more than MAX_TOKENS is worth: a model that goes on regardless is not read to its end. */
const MAX_WRITTEN_CHARACTERS = 20_000;
const TEMPERATURE = 0.3;
const MAX_TOKENS = 1000;

/** What a reply took, all tries together, as far as the model tells. */
export interface Spent {
  promptTokens: number;
  replyTokens: number;
  /** There were no more tokens to write with: what was left unfinished is left out. */
  ranOut: boolean;
}

/** How one try ended. */
export interface Try {
  written: string;
  failure: unknown;
  /** It took too long, or had no end. */
  timedOut: boolean;
  /** It ended by itself, or was cut short by its rules: nobody stopped it. */
  ended: boolean;
  spent: Spent;
}

/** True of a try that did not come to its end. */
export const isBroken = ({ failure, timedOut }: Try): boolean => failure !== undefined || timedOut;

/** What is asked of a model, and how it may answer. */
export interface Question {
  model: LanguageModel;
  messages: readonly ModelMessage[];
  interview: InterviewState;
  instructions: string;
  /** Instead of those of spec.md, 9. */
  temperature: number | undefined;
  maxTokens: number | undefined;
  /** The person wants no more of it. */
  stop: AbortSignal | undefined;
  /** Whatever ends the try, `stop` included. */
  signal: AbortSignal;
}

/** Reads one try through the gate, to its end or until it breaks a rule. Never rejects. */
export const listenToModel = async (
  { model, messages, interview, instructions, temperature, maxTokens, stop, signal }: Question,
  gate: ReplyGate,
  show: (text: string) => void,
): Promise<Try> => {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), FIRST_WORDS_TIMEOUT_MS);
  /** The gate has heard enough; the model is no more at fault than a speaker who is cut short. */
  const enough = new AbortController();
  let written = '';
  let failure: unknown;
  let finished = false;
  const spent: Spent = { promptTokens: 0, replyTokens: 0, ranOut: false };
  try {
    const { fullStream } = streamText({
      model,
      instructions,
      messages: [...messages],
      temperature: temperature ?? TEMPERATURE,
      maxOutputTokens: maxTokens ?? MAX_TOKENS,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, silence.signal, enough.signal]),
      // The local guide reads the state of the interview here instead of in the prompt.
      providerOptions: { recueil: { interview: JSON.parse(JSON.stringify(interview)) } },
      // Errors come as parts of the stream below; the default would print them, prompt included.
      onError: () => undefined,
    });
    for await (const part of fullStream) {
      if (part.type === 'error') failure = part.error;
      if (part.type === 'finish') {
        const { finishReason, rawFinishReason, totalUsage } = part;
        finished = true;
        spent.promptTokens = totalUsage.inputTokens ?? 0;
        spent.replyTokens = totalUsage.outputTokens ?? 0;
        spent.ranOut = finishReason === 'length';
        // A connection that was closed in good order, in the middle of the reply.
        if (finishReason === 'interrupted') failure ??= new Error('The stream had no end');
        // The package that speaks to Mistral has no name of its own for it.
        if (rawFinishReason === 'content_filter') failure ??= new Error('The rest was withheld by a filter');
      }
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
  const timedOut = (signal.aborted && !stop?.aborted) || silence.signal.aborted;
  const ended = finished || enough.signal.aborted;
  const stopped = stop?.aborted === true && !ended;
  gate.endTry({ brokenOff: failure !== undefined || timedOut || stopped || spent.ranOut });
  return { written, failure, timedOut, ended, spent };
};
