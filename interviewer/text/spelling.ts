/**
 * Which words are French ones, by the dictionary of the Dicollecte project (package dictionary-fr), without its table of
 * endings: reading that takes seconds and 400 MB, and a stem is enough here.
 */
import { stemmer } from '@orama/stemmers/french';
import french from 'dictionary-fr';
import { fold } from './fold.ts';
import IRREGULAR_VERBS from './irregular-verbs.json' with { type: 'json' };

/** Forms whose stem is not that of their infinitive. */
const INFINITIVES: ReadonlyMap<string, string> = new Map(
  Object.entries(IRREGULAR_VERBS).flatMap(([infinitive, forms]) =>
    forms.split(' ').map((form) => [fold(form), fold(infinitive)] as const),
  ),
);

const remembered = new Map<string, string>();
const REMEMBERED_WORDS = 50_000;

/** The feminine of a participle, which the stemmer knows by its accent only: "insultee", "insultees". */
const FEMININE_PARTICIPLE = /(?<=..)ees?$/;

/** "ils crient", which the stemmer leaves alone for the sake of "client": no word of the dictionary is both. */
const THEIR_VERB = /(?<=..)ent$/;

/** What the forms of a word have in common; of a folded word. */
export const stemOf = (written: string): string => {
  const known = remembered.get(written);
  if (known !== undefined) return known;
  const one = written.replace(FEMININE_PARTICIPLE, 'e');
  const folded =
    THEIR_VERB.test(one) && !lemmas().has(one) ? one.replace('aient', 'ait').replace(THEIR_VERB, 'e') : one;
  const stem = stemmer(INFINITIVES.get(folded) ?? INFINITIVES.get(folded.replace(/e?s$/, '')) ?? folded);
  if (remembered.size >= REMEMBERED_WORDS) remembered.clear();
  remembered.set(written, stem);
  return stem;
};

const readLemmas = (): ReadonlySet<string> => {
  const words = new TextDecoder()
    .decode(french.dic)
    .split('\n')
    .map((line) => line.split(/[/\t]/, 1)[0] ?? '');
  // Names are written like words that they are not: "Ma", "Ke".
  return new Set(words.filter((word) => word === word.toLowerCase()).map(fold));
};
let dictionary: ReadonlySet<string> | undefined;
/** The folded words that the dictionary lists, each in its first form. */
const lemmas = (): ReadonlySet<string> => {
  dictionary ??= readLemmas();
  return dictionary;
};
let stems: ReadonlySet<string> | undefined;

/** True for a folded word of which some form stands in the dictionary. */
export const isFrench = (folded: string): boolean => {
  stems ??= new Set([...lemmas()].map(stemOf));
  return stems.has(stemOf(folded));
};
