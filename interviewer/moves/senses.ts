/**
 * What small words mean together: "je sais pas", "en fait", "c'est bien ça". The lists are data, one sense a list. Unlike the phrases of
 * ../lexicon nothing may stand between two words, and the words of one or two letters count; "ne" counts nowhere, since most people
 * leave it out. A phrase that begins with "=" is found in these forms only.
 */

import type { IncidentType } from '#contract/incidents.ts';
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
  steps: readonly Step[];
}

/** Stems of shorter words say too little: "pas" and "passe". */
const MIN_STEM_LETTERS = 4;

const stepsOf = (phrase: string): Step[] =>
  wordsOf(phrase)
    .filter(({ plain }) => plain !== 'ne')
    .map(({ plain, stem }) => ({
      plain,
      stem: phrase.startsWith('=') || plain.length < MIN_STEM_LETTERS ? plain : stem,
      sounds: soundsOf(plain),
    }));

const BY_FIRST = new Map<string, Phrase[]>();
const BY_FIRST_SOUND = new Map<string, Phrase[]>();

const index = (phrases: Map<string, Phrase[]>, key: string, phrase: Phrase): void => {
  const known = phrases.get(key);
  if (known === undefined) phrases.set(key, [phrase]);
  else known.push(phrase);
};

for (const [sense, phrases] of Object.entries(LISTS) as [Sense, readonly string[]][]) {
  for (const phrase of phrases) {
    const steps = stepsOf(phrase);
    const [first] = steps;
    if (first === undefined) throw new Error(`A phrase without a word: ${phrase}`);
    for (const key of new Set([first.plain, first.stem])) index(BY_FIRST, key, { sense, steps });
    for (const sound of first.sounds) index(BY_FIRST_SOUND, sound, { sense, steps });
  }
}

const isStep = ({ plain, stem, sounds }: Step, word: Word): boolean =>
  plain === word.plain || stem === word.stem || word.sounds.some((sound) => sounds.includes(sound));

const begunBy = ({ plain, stem, sounds }: Word): readonly Phrase[] => {
  const begun = BY_FIRST.get(plain) ?? [];
  const others = stem === plain ? [] : (BY_FIRST.get(stem) ?? []);
  const heard = sounds.flatMap((sound) => BY_FIRST_SOUND.get(sound) ?? []);
  return others.length + heard.length === 0 ? begun : [...new Set([...begun, ...others, ...heard])];
};

type Senses = ReadonlyMap<Sense, readonly Found[]>;

const readSenses = (words: readonly Word[]): Senses => {
  const found = new Map<Sense, Found[]>();
  for (const [from, first] of words.entries()) {
    for (const { sense, steps } of begunBy(first)) {
      let to = from;
      let place = isStep(steps[0] as Step, first) ? 1 : -1;
      for (let at = from + 1; place > 0 && place < steps.length; at += 1) {
        const word = words[at];
        if (word?.plain === 'ne') continue;
        to = at;
        place = word !== undefined && isStep(steps[place] as Step, word) ? place + 1 : -1;
      }
      if (place === -1) continue;
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
const NONE: readonly Found[] = [];

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
