/** One request to a model for a reply. */
import { type LanguageModel, type ModelMessage, streamText } from 'ai';
import type { GuideState, ReplyGate } from '#interviewer/index.ts';
import { FIRST_WORDS_TIMEOUT_MS } from './model-failures.ts';

/** The longest pause within a reply that has begun: a stalled stream counts as broken. */
const SILENCE_TIMEOUT_MS = 30_000;
/** The longest answer that is read in one try, far longer than MAX_TOKENS: a model that ignores that limit is cut off. */
const MAX_WRITTEN_CHARACTERS = 20_000;
const TEMPERATURE = 0.3;
const MAX_TOKENS = 1000;

/** The tokens of a reply, all tries together, as far as the model reports them. */
export interface Spent {
  promptTokens: number;
  replyTokens: number;
  /** The model reached its token limit: an unfinished sentence is left out. */
  ranOut: boolean;
}

/** How one try ended. */
export interface Try {
  written: string;
  failure: unknown;
  /** It took too long, or was too long. */
  timedOut: boolean;
  /** It ended by itself, or the gate ended it: the person did not stop it. */
  ended: boolean;
  spent: Spent;
}

/** True for a try that did not reach its end. */
export const isBroken = ({ failure, timedOut }: Try): boolean => failure !== undefined || timedOut;

/** The request to a model, and its limits. */
export interface Question {
  model: LanguageModel;
  messages: readonly ModelMessage[];
  interview: GuideState;
  instructions: string;
  /** Replaces the time limits of spec.md, 9. */
  temperature: number | undefined;
  maxTokens: number | undefined;
  /** Aborted when the person stops the reply. */
  stop: AbortSignal | undefined;
  /** Aborted by anything that ends the try, `stop` included. */
  signal: AbortSignal;
}

/** Reads one try through the gate, until its end or until it breaks a rule. Never rejects. */
export const listenToModel = async (
  { model, messages, interview, instructions, temperature, maxTokens, stop, signal }: Question,
  gate: ReplyGate,
  show: (text: string) => void,
): Promise<Try> => {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), FIRST_WORDS_TIMEOUT_MS);
  /** Ends the try because the gate needs no more text, which is no failure of the model. */
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
        // The connection was closed without an error, in the middle of the reply.
        if (finishReason === 'interrupted') failure ??= new Error('The stream had no end');
        // Mistral's package has no finish reason of its own for it.
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
