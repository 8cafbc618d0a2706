/** Where the words of a label stand in a conversation, and whether a proposal rests on them. */
import type { Passage } from '../readers/finding.ts';

/** UTF-16 offsets into the text of a turn, the end exclusive. */
export interface Place {
  turn: number;
  start: number;
  end: number;
}

const LETTER = /[\p{L}\p{N}]/u;

const isInsideWord = (text: string, start: number, end: number): boolean =>
  (LETTER.test(text[start - 1] ?? '') && LETTER.test(text[start] ?? '')) ||
  (LETTER.test(text[end - 1] ?? '') && LETTER.test(text[end] ?? ''));

/** All places of the words in the turns. One inside a longer word ("Lou" in "Loup") counts only where there is no other. */
export const placesOf = (turns: readonly string[], words: string): Place[] => {
  const places: (Place & { isInside: boolean })[] = [];
  for (const [turn, text] of turns.entries()) {
    for (let start = text.indexOf(words); start !== -1; start = text.indexOf(words, start + 1)) {
      const end = start + words.length;
      places.push({ turn, start, end, isInside: isInsideWord(text, start, end) });
    }
  }
  const whole = places.filter(({ isInside }) => !isInside);
  return (whole.length > 0 ? whole : places).map(({ turn, start, end }) => ({ turn, start, end }));
};

/** Two places overlap when they share half of the shorter one, in the same turn. */
export const overlaps = (one: Place, other: Place): boolean => {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const shorter = Math.min(one.end - one.start, other.end - other.start);
  return one.turn === other.turn && shared > 0 && shared * 2 >= shorter;
};

export const doOverlap = (some: readonly Place[], others: readonly Place[]): boolean =>
  some.some((one) => others.some((other) => overlaps(one, other)));

const MESSAGE_OF_TURN = /^turn-(\d+)$/;

/** The id of the message that a turn becomes when it is played. */
export const messageIdOf = (turn: number): string => `turn-${turn}`;

/** @returns -1 for a message that is no turn of the person */
export const turnOf = (messageId: string): number => Number(MESSAGE_OF_TURN.exec(messageId)?.[1] ?? -1);

export const placeOf = ({ messageId, start, end }: Passage): Place => ({
  turn: turnOf(messageId),
  start,
  end,
});
