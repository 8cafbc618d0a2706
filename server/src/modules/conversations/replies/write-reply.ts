/**
 * The model's reply, as far as the checker lets it through.
 *
 * [Note: asked twice] A model that breaks a rule before it has asked anything is stopped there and asked once more, told
 * which rule it was. The second try has the rest of the time that a reply may take, no more than SECOND_TRY_TIMEOUT_MS of
 * it, and is not repeated when it fails: the gate then closes the reply with a neutral question, which is always there.
 * The first try is repeated when it failed before its first byte and that can pass: [Note: asked again], in
 * model-failures.ts. The AI SDK's own retries are switched off: they would count all tries in one first-words time.
 */
import type { LanguageModel, ModelMessage } from 'ai';
import type { ProblemCode } from '#contract/problems.ts';
import {
  createReplyGate,
  type InterviewState,
  readMarker,
  secondInstruction,
  systemPrompt,
} from '../../assistant/index.ts';
import { askUntilItSpeaks, type Wait } from './ask-again.ts';
import { isBroken, listenToModel, type Spent, type Try } from './listen-to-model.ts';
import { statusOf } from './model-failures.ts';

/** Of the whole reply, both tries together, however steadily it drips. */
const REPLY_TIMEOUT_MS = 120_000;
/** Of the second try: somebody is waiting, and a neutral question is at hand. */
const SECOND_TRY_TIMEOUT_MS = 20_000;

export interface ReplyOptions {
  /** Instead of those of spec.md, 9. */
  temperature?: number | undefined;
  maxTokens?: number | undefined;
  /** Nobody wants the rest of the reply any more: what came by then is what is kept. */
  signal?: AbortSignal | undefined;
  /** Waits before a model is asked again. */
  wait?: Wait | undefined;
}

/** What came of asking the model. */
export type ReplyOutcome =
  | {
      ok: true;
      /** What is saved and shown, markers taken out. */
      content: string;
      /** The stream broke in the middle, or the model had no more tokens: what came is kept and marked. */
      interrupted: boolean;
      /** By the signal. */
      stopped: boolean;
      /** The model says that an incident can be suggested; whether it is, the rule of six decides. */
      ready: boolean;
      spent: Spent;
    }
  | {
      ok: false;
      code: ProblemCode;
      cause: unknown;
      /** What the model's server answered the call with, when that was an error. */
      status: number | null;
      spent: Spent;
    };

/**
 * Asks the model for the next words of the interview and passes on what may be shown, as it comes.
 * @param onDelta called with text that the checker let through; the outcome's `content` has the last word.
 */
export const writeReply = async (
  model: LanguageModel,
  messages: readonly ModelMessage[],
  interview: InterviewState,
  onDelta: (text: string) => void,
  options: ReplyOptions = {},
): Promise<ReplyOutcome> => {
  const { temperature, maxTokens, signal: stop, wait } = options;
  const gate = createReplyGate(interview);
  let shownCharacters = 0;
  const show = (text: string): void => {
    shownCharacters += text.length;
    if (text !== '') onDelta(text);
  };
  const overall = new AbortController();
  const endsAt = Date.now() + REPLY_TIMEOUT_MS;
  let timer = setTimeout(() => overall.abort(), REPLY_TIMEOUT_MS);
  const spent: Spent = { promptTokens: 0, replyTokens: 0, ranOut: false };
  const signal = AbortSignal.any([overall.signal, ...(stop ? [stop] : [])]);
  const question = { model, messages, interview, temperature, maxTokens, stop, signal };
  const ask = async (instructions: string): Promise<Try> => {
    const tried = await listenToModel({ ...question, instructions }, gate, show);
    spent.promptTokens += tried.spent.promptTokens;
    spent.replyTokens += tried.spent.replyTokens;
    spent.ranOut = tried.spent.ranOut;
    return tried;
  };
  let last: Try;
  let written: string;
  let ended: boolean;
  try {
    const instructions = systemPrompt(interview);
    last = await askUntilItSpeaks(() => ask(instructions), signal, wait);
    written = last.written;
    ended = last.ended;
    const { brokenRule } = gate;
    if (brokenRule !== null && !isBroken(last) && !signal.aborted) {
      show(gate.tryAgain());
      clearTimeout(timer);
      timer = setTimeout(() => overall.abort(), Math.min(SECOND_TRY_TIMEOUT_MS, endsAt - Date.now()));
      const again = `${instructions}\n\n${secondInstruction(brokenRule, gate.letThrough)}`;
      const second = await ask(again);
      written += `\n${second.written}`;
      ended = second.ended;
    }
  } finally {
    clearTimeout(timer);
  }
  if (stop?.aborted && (!ended || gate.brokenRule !== null)) {
    // Nothing is added to what came, no question either: the person has had enough.
    const content = gate.letThrough;
    show(content.slice(shownCharacters));
    return content === ''
      ? { ok: false, code: 'model_empty', cause: undefined, status: null, spent }
      : { ok: true, content, interrupted: true, stopped: true, ready: false, spent };
  }
  const { rest, final } = gate.end();
  if (final.trim() === '') {
    const code = last.timedOut
      ? 'model_timeout'
      : last.failure === undefined
        ? 'model_empty'
        : 'model_failed';
    return { ok: false, code, cause: last.failure, status: statusOf(last.failure), spent };
  }
  show(rest);
  return {
    ok: true,
    content: final,
    // What a second try left open is closed by the gate: nothing is missing from such a reply.
    interrupted: isBroken(last) || last.spent.ranOut,
    stopped: false,
    ready: readMarker(written).marker === 'INCIDENT_READY',
    spent,
  };
};
