/** Putting a reply together, in other words than the one before. */
import type { Marker } from '../checker/marker.ts';
import type { InterviewState } from '../interview-state.ts';
import { fold, sentencesOf, typeset } from '../text/text.ts';

export const compose = (words: string, question?: string, marker?: Marker): string =>
  typeset([words, question].filter(Boolean).join(' ')) + (marker ? `\n${marker}` : '');

/** The wording of a bank whose turn it is; no sentence of the reply before is said again where there is another. */
export const unlikeLast = (
  { lastReply, userTurns }: InterviewState,
  bank: readonly [string, ...string[]],
  turn = userTurns,
): string => {
  const last = new Set(sentencesOf(lastReply).map(fold));
  const repeated = (wording: string): number =>
    sentencesOf(typeset(wording)).filter((sentence) => last.has(fold(sentence))).length;
  const inTurn = bank.map((_, index) => bank[(Math.max(0, turn) + index) % bank.length] ?? bank[0]);
  return inTurn.reduce((best, wording) => (repeated(wording) < repeated(best) ? wording : best));
};
