/**
 * What small words mean together: "je sais pas", "en fait", "c'est bien ça". The lists are data, one sense a list. Unlike the phrases of
 * ../lexicon nothing may stand between two words, and the words of one or two letters count; "ne" counts nowhere, since most people
 * leave it out. A phrase that begins with "=" is found in these forms only.
 */

import type { IncidentType } from '#contract/incidents.ts';
import { once } from '../text/remember.ts';
import { soundsOf } from '../text/sound.ts';
import { type Word, wordsOf } from '../text/words.ts';
import ANSWERS from './answers.json' with { type: 'json' };
import CORRECTIONS from './corrections.json' with { type: 'json' };
import DOUBTS from './doubts.json' with { type: 'json' };
import INCIDENTS from './incidents.json' with { type: 'json' };
import LABELS from './labels.json' with { type: 'json' };
import REFUSALS from './refusals.json' with { type: 'json' };

const LISTS = { ...ANSWERS, ...CORRECTIONS, ...DOUBTS, ...INCIDENTS, ...REFUSALS, ...LABELS };

export type Sense = keyof typeof LISTS;
export const LABEL_SENSES = Object.keys(LABELS) as (keyof typeof LABELS & IncidentType)[];

/** The places of the first and last word of a phrase among the words. */
export interface Found {
  from: number;
  to: number;
}

interface Step {
  plain: string;
  stem: string;
  sounds: readonly string[];
}

interface Phrase {
  sense: Sense;
  first: Step;
  rest: readonly Step[];
}

/** Stems of shorter words say too little: "pas" and "passe". */
const MIN_STEM_LETTERS = 4;

const phraseOf = (sense: Sense, written: string): Phrase => {
  const [first, ...rest] = wordsOf(written)
    .filter(({ plain }) => plain !== 'ne')
    .map(({ plain, stem }) => ({
      plain,
      stem: written.startsWith('=') || plain.length < MIN_STEM_LETTERS ? plain : stem,
      sounds: soundsOf(plain),
    }));
  if (first === undefined) throw new Error(`A phrase without a word: ${written}`);
  return { sense, first, rest };
};

const phrases = once(() =>
  (Object.entries(LISTS) as [Sense, readonly string[]][]).flatMap(([sense, written]) =>
    written.map((one) => phraseOf(sense, one)),
  ),
);

const NONE: readonly never[] = [];

const indexedBy = (keysOf: (first: Step) => readonly string[]): ReadonlyMap<string, readonly Phrase[]> => {
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases()) {
    for (const key of new Set(keysOf(phrase.first))) index.set(key, [...(index.get(key) ?? []), phrase]);
  }
  return index;
};
const byFirst = once(() => indexedBy(({ plain, stem }) => [plain, stem]));
const byFirstSound = once(() => indexedBy(({ sounds }) => sounds));

const isStep = ({ plain, stem, sounds }: Step, word: Word | undefined): boolean =>
  word !== undefined &&
  (plain === word.plain || stem === word.stem || word.sounds.some((sound) => sounds.includes(sound)));

const begunBy = ({ plain, stem, sounds }: Word): Iterable<Phrase> => {
  const known = byFirst();
  const begun = known.get(plain) ?? NONE;
  if (sounds.length === 0 && (stem === plain || !known.has(stem))) return begun;
  const heard = sounds.flatMap((sound) => byFirstSound().get(sound) ?? NONE);
  return new Set([...begun, ...(known.get(stem) ?? NONE), ...heard]);
};

/** The place of the phrase's last word, where all of them follow; -1 where not. */
const endOf = ({ first, rest }: Phrase, words: readonly Word[], from: number): number => {
  if (!isStep(first, words[from])) return -1;
  let to = from;
  for (const step of rest) {
    to += 1;
    while (words[to]?.plain === 'ne') to += 1;
    if (!isStep(step, words[to])) return -1;
  }
  return to;
};

type Senses = ReadonlyMap<Sense, readonly Found[]>;

const readSenses = (words: readonly Word[]): Senses => {
  const found = new Map<Sense, Found[]>();
  for (const [from, first] of words.entries()) {
    for (const phrase of begunBy(first)) {
      const to = endOf(phrase, words, from);
      if (to === -1) continue;
      const { sense } = phrase;
      const known = found.get(sense) ?? [];
      const last = known.at(-1);
      // Of several phrases that begin at one word the longest counts.
      if (last?.from === from) last.to = Math.max(last.to, to);
      else if (last === undefined) found.set(sense, [{ from, to }]);
      else known.push({ from, to });
    }
  }
  return found;
};

const remembered = new WeakMap<readonly Word[], Senses>();

/** Where the words have the sense, in the order of the first words. All senses of a clause are read once. */
export const findSense = (words: readonly Word[], sense: Sense): readonly Found[] => {
  let senses = remembered.get(words);
  if (senses === undefined) {
    senses = readSenses(words);
    remembered.set(words, senses);
  }
  return senses.get(sense) ?? NONE;
};

export const hasSense = (words: readonly Word[], sense: Sense): boolean => findSense(words, sense).length > 0;
