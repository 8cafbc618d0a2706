/**
 * The model's reply, as far as the checker lets it through.
 *
 * [Note: asked twice] A model that breaks a rule before it has asked a question is stopped there and asked once more, with
 * the name of the rule. The second try has the rest of the time of a reply, at most SECOND_TRY_TIMEOUT_MS, and is not
 * repeated when it fails: the gate then ends the reply with a neutral question. The first try is repeated when it failed
 * before its first byte and the failure can be temporary: [Note: asked again], in model-failures.ts. The AI SDK's own
 * retries are switched off, because they would count all tries in one limit for the first words.
 */
import type { LanguageModel, ModelMessage } from 'ai';
import type { ProblemCode } from '#contract/common/problems.ts';
import {
  createReplyGate,
  type GuideState,
  readMarker,
  replyContext,
  secondInstruction,
  systemPrompt,
} from '#interviewer/index.ts';
import { askUntilItSpeaks, type Wait } from './ask-again.ts';
import { isBroken, listenToModel, type Spent, type Try } from './listen-to-model.ts';
import { statusOf } from './model-failures.ts';

/** The longest time of the whole reply, both tries together. */
const REPLY_TIMEOUT_MS = 120_000;
/** The longest time of the second try: the person is waiting, and a neutral question can replace it. */
const SECOND_TRY_TIMEOUT_MS = 20_000;

export interface ReplyOptions {
  /** Replaces the time limits of spec.md, 9. */
  temperature?: number | undefined;
  maxTokens?: number | undefined;
  /** Aborted when the person stops the reply: the text received so far is kept. */
  signal?: AbortSignal | undefined;
  /** Waits before a model is asked again. */
  wait?: Wait | undefined;
}

/** The outcome of asking the model. */
export type ReplyOutcome =
  | {
      ok: true;
      /** The text that is saved and shown, without markers. */
      content: string;
      /** The stream broke, or the model reached its token limit: the text received so far is kept and marked. */
      interrupted: boolean;
      /** The signal stopped it. */
      stopped: boolean;
      /** The model says that an incident can be suggested; the rule of six decides whether it is. */
      ready: boolean;
      spent: Spent;
    }
  | {
      ok: false;
      code: ProblemCode;
      cause: unknown;
      /** The status that the model's server answered, when that was an error. */
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
  interview: GuideState,
  onDelta: (text: string) => void,
  options: ReplyOptions = {},
): Promise<ReplyOutcome> => {
  const { temperature, maxTokens, signal: stop, wait } = options;
  const { reading, said, timeZone } = interview;
  const gate = createReplyGate(replyContext(reading, said, timeZone));
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
    const instructions = systemPrompt(reading);
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
    // Nothing is added to a stopped reply, not even a question: the person asked for silence.
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
    // The gate closes what a second try left open, so such a reply counts as complete.
    interrupted: isBroken(last) || last.spent.ranOut,
    stopped: false,
    ready: readMarker(written).marker === 'INCIDENT_READY',
    spent,
  };
};
