/**
 * Sequences of words found in words, for what is said with small words ("je sais pas", "en fait"). Unlike the phrases of ../lexicon
 * nothing may stand between two words, except up to two others at "…"; "ne" counts nowhere, since most people leave it out. A phrase
 * that begins with "=" is found in these forms only.
 */
import { soundsOf } from '../text/sound.ts';
import { type Word, wordsOf } from '../text/words.ts';

interface Step {
  plain: string;
  stem: string;
  sounds: readonly string[];
  /** How many other words may stand before it. */
  gap: number;
}

export type Sequences = ReadonlyMap<string, readonly (readonly Step[])[]>;

/** The places of the first and last word of a sequence among the words. */
export interface Found {
  from: number;
  to: number;
}

const GAP = 2;

const stepsOf = (phrase: string): Step[] =>
  phrase.split('…').flatMap((part, at) =>
    wordsOf(part)
      .filter(({ plain }) => plain !== 'ne')
      .map(({ plain, stem }, place) => ({
        plain,
        stem: phrase.startsWith('=') ? plain : stem,
        sounds: soundsOf(plain),
        gap: at > 0 && place === 0 ? GAP : 0,
      })),
  );

/** Makes a list of phrases findable; throws for a phrase without a word. */
export const sequencesOf = (phrases: readonly string[]): Sequences => {
  const byFirst = new Map<string, (readonly Step[])[]>();
  for (const phrase of phrases) {
    const steps = stepsOf(phrase);
    const [first] = steps;
    if (first === undefined) throw new Error(`A sequence without a word: ${phrase}`);
    for (const key of new Set([
      `plain ${first.plain}`,
      `stem ${first.stem}`,
      ...first.sounds.map((sound) => `sound ${sound}`),
    ])) {
      byFirst.set(key, [...(byFirst.get(key) ?? []), steps]);
    }
  }
  return byFirst;
};

const isStep = ({ plain, stem, sounds }: Step, word: Word): boolean =>
  plain === word.plain ||
  (plain.length > 3 && stem === word.stem) ||
  word.sounds.some((sound) => sounds.includes(sound));

/** All that is found, in the order of the first words; of several that begin at one word the longest. Linear in the words. */
export const findSequences = (sequences: Sequences, words: readonly Word[]): Found[] => {
  const kept = words.map((word, at) => ({ word, at })).filter(({ word }) => word.plain !== 'ne');
  const found: Found[] = [];
  for (const [from, { word, at }] of kept.entries()) {
    const begun = [
      `plain ${word.plain}`,
      `stem ${word.stem}`,
      ...word.sounds.map((sound) => `sound ${sound}`),
    ];
    let last = -1;
    for (const steps of begun.flatMap((key) => sequences.get(key) ?? [])) {
      let to = from;
      const isWhole = steps.every((step, place) => {
        if (place === 0) return isStep(step, word);
        const next = kept.slice(to + 1, to + 2 + step.gap).findIndex((other) => isStep(step, other.word));
        to += next + 1;
        return next !== -1;
      });
      if (isWhole) last = Math.max(last, kept[to]?.at ?? -1);
    }
    if (last !== -1) found.push({ from: at, to: last });
  }
  return found;
};
