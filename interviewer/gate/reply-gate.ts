/**
 * The gate between a model that streams and the person. A sentence is shown once it is whole and was judged; nothing that was shown is
 * taken back, and what is shown does not depend on how the text was cut into pieces.
 *
 * [Note: second try] The first sentence that breaks a rule ends the try. If nothing has been asked by then, the model is best
 * asked once more: what was shown stays, and the second try goes on from there. A neutral question takes the place of a second
 * try that breaks a rule as well, or brings nothing.
 */

import { createJudge } from './judge-reply.ts';
import type { ReplyContext, Rule } from './judgement.ts';
import { type Marker, readMarker } from './marker.ts';
import { firstEnd } from './sentence-ends.ts';

/** Nothing is read of one try beyond this. */
export const READ_MAX_CHARACTERS = 8_000;

export interface ReplyGate {
  /** Takes what the model wrote; gives what may be shown now, possibly nothing. */
  push(delta: string): string;
  /**
   * No more comes of this try.
   * @param brokenOff the stream broke: a sentence that was being written is left out, and is nobody's fault
   */
  endTry(options?: { brokenOff?: boolean }): void;
  /** The rule for which the model is best asked again; null where there is no need to. See [Note: second try]. */
  readonly brokenRule: Rule | null;
  /** What was let through: what the person sees, or is about to. */
  readonly letThrough: string;
  /** Another try follows, which goes on where the first one was stopped. Gives what may be shown now. */
  tryAgain(): string;
  /**
   * Nothing more comes. `final` is the reply: what was shown, then `rest`. `rejected` is the sentence that was left out first,
   * null when none was.
   */
  end(): { rest: string; final: string; rejected: string | null };
}

export interface ReplyGateOptions extends ReplyContext {
  /** Closes a reply that was stopped before it asked anything. */
  neutralQuestion: string;
  /** Said where a model gave a marker and no words; without it, nothing is. */
  wordsFor?: (marker: Marker) => string;
}

export const createReplyGate = ({ neutralQuestion, wordsFor, ...context }: ReplyGateOptions): ReplyGate => {
  const judge = createJudge(context);
  let room = READ_MAX_CHARACTERS;
  /** The sentence that is being written. */
  let current = '';
  let kept = '';
  /** How much of `kept` has been shown. */
  let shown = 0;
  let marker: Marker | null = null;
  /** Why this try was ended. */
  let broken: Rule | null = null;
  let rejected: string | null = null;
  /** How much had been let through when the second try began; null in the first. */
  let before: number | null = null;

  const settle = (written: string): void => {
    const read = readMarker(written);
    marker = read.marker ?? marker;
    if (broken !== null || read.text.trim() === '' || isSaidAlready(read.text)) return;
    const found = judge.judge(read.text);
    if (found === null) kept += kept === '' ? read.text.trimStart() : joined(read.text);
    else {
      broken = found.rule;
      rejected ??= read.text.trim();
    }
  };

  /** Thanked in the first try, thanked again in the second. */
  const isSaidAlready = (sentence: string): boolean => before !== null && kept.includes(sentence.trim());

  const joined = (sentence: string): string =>
    /^\s/.test(sentence) || /\s$/.test(kept) ? sentence : ` ${sentence}`;

  const release = (): string => {
    const fresh = kept.trimEnd().slice(shown);
    shown += fresh.length;
    return fresh;
  };

  return {
    push(delta) {
      const taken = delta.slice(0, room);
      room -= taken.length;
      current += taken;
      for (let end = firstEnd(current); end !== -1; end = firstEnd(current)) {
        settle(current.slice(0, end));
        current = current.slice(end);
      }
      return release();
    },
    endTry({ brokenOff = false } = {}) {
      const isWhole = !brokenOff || /[.!?…]\s*[»”")]?\s*$/.test(current);
      if (isWhole) settle(current);
      current = '';
    },
    get brokenRule() {
      return judge.hasAsked ? null : broken;
    },
    get letThrough() {
      return kept.trimEnd();
    },
    tryAgain() {
      current = '';
      room = READ_MAX_CHARACTERS;
      broken = null;
      before = kept.trimEnd().length;
      return release();
    },
    end() {
      this.endTry();
      let final = kept.trimEnd();
      const isOpen = broken !== null || (before !== null && final.length <= before);
      if (isOpen && !judge.hasAsked) final = [final, neutralQuestion].filter(Boolean).join(' ');
      if (final === '' && marker !== null) final = wordsFor?.(marker) ?? '';
      return { rest: final.slice(shown), final, rejected };
    },
  };
};
