/** Where words stand in the turns of a conversation, and when two passages are one and the same. */
import type { Passage } from '../readers/finding.ts';

/** UTF-16 offsets into the text of a turn, the end exclusive. */
export interface Place {
  turn: number;
  start: number;
  end: number;
}

const INSIDE_WORD = /^[\p{L}\p{N}]{2}$/u;

/** All places of the words in the turns. One inside a longer word ("Lou" in "Loup") counts only where there is no other. */
export const placesOf = (turns: readonly string[], words: string): Place[] => {
  const places: Place[] = [];
  for (const [turn, text] of turns.entries()) {
    for (let start = text.indexOf(words); start !== -1; start = text.indexOf(words, start + 1)) {
      places.push({ turn, start, end: start + words.length });
    }
  }
  const whole = places.filter(({ turn, start, end }) =>
    [start, end].every(
      (edge) => !INSIDE_WORD.test(turns[turn]?.slice(Math.max(0, edge - 1), edge + 1) ?? ''),
    ),
  );
  return whole.length > 0 ? whole : places;
};

/** Two places overlap when they share half of the shorter one, in the same turn. */
export const overlaps = (one: Place, other: Place): boolean => {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const shorter = Math.min(one.end - one.start, other.end - other.start);
  return one.turn === other.turn && shared > 0 && shared * 2 >= shorter;
};

export const doOverlap = (some: readonly Place[], others: readonly Place[]): boolean =>
  some.some((one) => others.some((other) => overlaps(one, other)));

/** The id of the message that a turn becomes when it is played. */
export const messageIdOf = (turn: number): string => `turn-${turn}`;

/** @returns NaN for a message that is no turn of the person */
export const turnOf = (messageId: string): number => Number(messageId.replace('turn-', ''));

export const placesIn = (passages: readonly Passage[]): Place[] =>
  passages.map(({ messageId, start, end }) => ({ turn: turnOf(messageId), start, end }));
