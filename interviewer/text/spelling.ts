/**
 * Which words are French ones, by the dictionary of the Dicollecte project (package dictionary-fr), without its table of
 * endings: reading that takes seconds and 400 MB, and a stem is enough here.
 */
import { stemmer } from '@orama/stemmers/french';
import french from 'dictionary-fr';
import { fold } from './fold.ts';
import IRREGULAR_VERBS from './irregular-verbs.json' with { type: 'json' };
import { once, remembering } from './remember.ts';

/** Forms whose stem is not that of their infinitive. */
const INFINITIVES: ReadonlyMap<string, string> = new Map(
  Object.entries(IRREGULAR_VERBS).flatMap(([infinitive, forms]) =>
    forms.split(' ').map((form) => [fold(form), fold(infinitive)] as const),
  ),
);

const REMEMBERED_WORDS = 50_000;

/** The feminine of a participle, which the stemmer knows by its accent only: "insultee", "insultees". */
const FEMININE_PARTICIPLE = /(?<=..)ees?$/;

/** "ils crient", which the stemmer leaves alone for the sake of "client": no word of the dictionary is both. */
const THEIR_VERB = /(?<=..)ent$/;

const readStem = (written: string): string => {
  const one = written.replace(FEMININE_PARTICIPLE, 'e');
  const folded =
    THEIR_VERB.test(one) && !lemmas().has(one) ? one.replace('aient', 'ait').replace(THEIR_VERB, 'e') : one;
  return stemmer(INFINITIVES.get(folded) ?? INFINITIVES.get(folded.replace(/e?s$/, '')) ?? folded);
};
/** What the forms of a word have in common; of a folded word. */
export const stemOf = remembering(readStem, REMEMBERED_WORDS);

const readLemmas = (): ReadonlySet<string> => {
  const words = new TextDecoder()
    .decode(french.dic)
    .replace(/[/\t].*/g, '')
    .split('\n')
    // Names are written like words that they are not: "Ma", "Ke".
    .filter((word) => word === word.toLowerCase());
  return new Set(fold(words.join('\n')).split('\n'));
};
/** The folded words that the dictionary lists, each in its first form. */
export const lemmas = once(readLemmas);

/** So many first letters are the same in a word and its stem; those that differ share their stem with a word that does not. */
const COMMON_LETTERS = 2;
/** Of a longer stem at most so many last letters differ: "deifiqu", "deification"; there is no need to compare more than five. */
const CHANGED_LETTERS = 2;
const SHORT_STEM = 3;
const MOST_COMPARED = 5;
const beginningOf = (stem: string): string =>
  stem.slice(
    0,
    stem.length <= SHORT_STEM
      ? COMMON_LETTERS
      : Math.min(Math.max(SHORT_STEM, stem.length - CHANGED_LETTERS), MOST_COMPARED),
  );
const byFirstLetters = once(
  (): ReadonlyMap<string, readonly string[]> =>
    Map.groupBy(lemmas(), (word) => word.slice(0, COMMON_LETTERS)),
);
/** The stems of the dictionary's words that begin so: taking all stems at once would take longer than reading the dictionary. */
const stemsFrom = remembering((beginning): ReadonlySet<string> => {
  const words = byFirstLetters().get(beginning.slice(0, COMMON_LETTERS)) ?? [];
  return new Set(words.filter((word) => word.startsWith(beginning)).map(readStem));
}, REMEMBERED_WORDS);

/** Some word of the dictionary has this stem. */
export const isStem = (stem: string): boolean => stemsFrom(beginningOf(stem)).has(stem);

/** True for a folded word of which some form stands in the dictionary. */
export const isFrench = (folded: string): boolean => lemmas().has(folded) || isStem(stemOf(folded));
