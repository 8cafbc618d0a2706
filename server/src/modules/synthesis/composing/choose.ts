/** Which sentences of a record stand in which part, and how many of them where there is not room for all. */
import type { DetailKind } from '#contract/common/details.ts';
import { SYNTHESIS_SENTENCES_MAX_COUNT } from '#contract/common/limits.ts';
import type { ReadSentence } from '../reading/read-texts.ts';
import type { Draft, Telling } from './draft.ts';
import { verbatim } from './verbatim.ts';

/** Of one record, in the chronology, and in each of the other parts. Its other sentences stay where they are. */
const MOST_IN_CHRONOLOGY = 12;
const MOST_IN_PART = 8;

export interface Chosen {
  drafts: Draft[];
  /** Sentences that had no room. */
  leftOut: number;
}

/** @param room how many sentences may stand here, with those that lead them in */
export const chronologyOf = (tellings: readonly Telling[], room: number): Chosen => {
  const places = tellings.map((telling) => ({ telling, candidates: inChronology(telling) }));
  return withinRoom({ room, most: MOST_IN_CHRONOLOGY, places }, (most) => {
    const chosen = places.map(({ telling, candidates }) => {
      const taken = firstOf(candidates, most);
      const words = taken.flatMap((one) => verbatim(telling, one, 'chronology'));
      return { drafts: [telling.head, ...words], leftOut: candidates.length - taken.length };
    });
    return joined(chosen);
  });
};

/** The sentences that tell of a detail, led in once for each record. */
export const toldPart = (tellings: readonly Telling[], part: 'effects' | 'steps', room: number): Chosen => {
  const detail: DetailKind = part === 'effects' ? 'impact' : 'actions';
  const places = tellings.flatMap((telling) => {
    const candidates = telling.sentences.filter(({ tells }) => tells.includes(detail));
    return candidates.length === 0 ? [] : [{ telling, candidates }];
  });
  return withinRoom({ room, most: MOST_IN_PART, places }, (most) => {
    const chosen = places.map(({ telling, candidates }) => {
      const taken = candidates.slice(0, most);
      const words = taken.flatMap((one) => verbatim(telling, one, part));
      return {
        drafts: words.length === 0 ? [] : [telling.lead(part), ...words],
        leftOut: candidates.length - taken.length,
      };
    });
    return joined(chosen);
  });
};

/** What is left for the parts that are chosen later, at least. */
export const roomAfter = (drafts: readonly Draft[]): number =>
  Math.max(0, SYNTHESIS_SENTENCES_MAX_COUNT - drafts.length);

/** A sentence that only tells an effect or a step stands in those parts. */
const inChronology = ({ sentences }: Telling): ReadSentence[] =>
  sentences.filter(
    ({ tells }) => tells.includes('description') || !(tells.includes('impact') || tells.includes('actions')),
  );

/** Those that tell what happened come first, questions last; what is taken stays in its order. */
const firstOf = (sentences: readonly ReadSentence[], most: number): ReadSentence[] => {
  const rank = ({ tells, isQuestion }: ReadSentence): number =>
    tells.includes('description') ? 0 : isQuestion ? 2 : 1;
  const taken = new Set(
    [...sentences].sort((one, other) => rank(one) - rank(other) || one.start - other.start).slice(0, most),
  );
  return sentences.filter((one) => taken.has(one));
};

interface Room {
  /** For so many sentences. */
  room: number;
  /** Of one record, at most. */
  most: number;
  /** The records, by what could stand here of each; each has one more sentence that leads it in. */
  places: readonly { candidates: readonly ReadSentence[] }[];
}

/** The same number of sentences of each record, as many as there is room for. */
export const withinRoom = ({ room, most, places }: Room, choose: (most: number) => Chosen): Chosen => {
  const sizeWith = (count: number): number =>
    places.reduce((sum, { candidates }) => sum + 1 + Math.min(count, candidates.length), 0);
  let count = most;
  while (count > 0 && sizeWith(count) > room) count -= 1;
  // Very long sentences stand as several: what they have too many is cut off at the end.
  const { drafts, leftOut } = choose(count);
  return { drafts: drafts.slice(0, room), leftOut: leftOut + Math.max(0, drafts.length - room) };
};

export const joined = (chosen: readonly Chosen[]): Chosen => ({
  drafts: chosen.flatMap(({ drafts }) => drafts),
  leftOut: chosen.reduce((sum, { leftOut }) => sum + leftOut, 0),
});
