/**
 * Phrases found in words. A list of phrases is data, one sense a list: `["boule au ventre", "ne dormir plus"]`.
 *
 * [Note: how a phrase matches] Its words in order, in any of their forms, with at most {@link MAX_GAP} other words between two of
 * them; a word that is in no dictionary also by its sound. Words of one or two letters in a phrase do not count ("de", "au"), except
 * that a phrase which begins with "ne" needs a negation beside it. `a|b` is either word.
 */

import { fold } from '../text/fold.ts';
import { once } from '../text/remember.ts';
import { soundsOf } from '../text/sound.ts';
import { stemOf } from '../text/spelling.ts';
import type { Word } from '../text/words.ts';

const MAX_GAP = 2;

/** A phrase that was found: the places of its first and last word among the words. */
export interface PhraseMatch<Sense extends string> {
  sense: Sense;
  phrase: string;
  from: number;
  to: number;
}

interface Step {
  stems: readonly string[];
  sounds: readonly string[];
}

interface CompiledPhrase<Sense extends string> {
  sense: Sense;
  phrase: string;
  steps: readonly Step[];
  isNegated: boolean;
}

interface Compiled<Sense extends string> {
  byStem: ReadonlyMap<string, readonly CompiledPhrase<Sense>[]>;
  bySound: ReadonlyMap<string, readonly CompiledPhrase<Sense>[]>;
}

/** Its phrases, compiled when they are first asked for. */
export type Lexicon<Sense extends string> = () => Compiled<Sense>;

/** Makes a lexicon of lists of phrases, one for each sense. */
export const lexiconOf = <Sense extends string>(
  lists: Readonly<Record<Sense, readonly string[]>>,
): Lexicon<Sense> => once(() => compiled(lists));

const compiled = <Sense extends string>(
  lists: Readonly<Record<Sense, readonly string[]>>,
): Compiled<Sense> => {
  const phrases = (Object.entries(lists) as [Sense, readonly string[]][]).flatMap(([sense, list]) =>
    list.map((phrase) => compile(sense, phrase)),
  );
  const byFirst = (keys: keyof Step): Map<string, CompiledPhrase<Sense>[]> => {
    const map = new Map<string, CompiledPhrase<Sense>[]>();
    for (const one of phrases)
      for (const key of one.steps[0]?.[keys] ?? []) map.set(key, [...(map.get(key) ?? []), one]);
    return map;
  };
  return { byStem: byFirst('stems'), bySound: byFirst('sounds') };
};

const compile = <Sense extends string>(sense: Sense, phrase: string): CompiledPhrase<Sense> => {
  const words = fold(phrase)
    .split(/[\s']+/)
    .filter((one) => one !== '');
  const isNegated = words[0] === 'ne';
  const content = words.slice(isNegated ? 1 : 0).filter((one, _, all) => one.length > 2 || all.length === 1);
  const steps = content.map((one): Step => {
    const choices = one.split('|');
    return {
      stems: choices.map(stemOf),
      sounds: [...new Set(choices.flatMap(soundsOf))].filter(({ length }) => length > 1),
    };
  });
  if (steps.length === 0) throw new Error(`A phrase without a word: ${phrase}`);
  return { sense, phrase, steps, isNegated };
};

/**
 * All phrases of the lexicon among the words, in the order of their first words; several may overlap.
 * @param isNegated whether the words hold a negation
 */
export const findPhrases = <Sense extends string>(
  lexicon: Lexicon<Sense>,
  words: readonly Word[],
  isNegated: boolean,
): PhraseMatch<Sense>[] => {
  const { byStem, bySound } = lexicon();
  return words.flatMap((one, from) => {
    const known = byStem.get(one.stem) ?? NONE;
    const heard = one.sounds.flatMap((sound) => bySound.get(sound) ?? NONE);
    const found: PhraseMatch<Sense>[] = [];
    for (const { sense, phrase, steps, isNegated: needsNegation } of heard.length === 0
      ? known
      : new Set([...known, ...heard])) {
      const to = needsNegation && !isNegated ? null : endOf(steps, words, from);
      if (to !== null) found.push({ sense, phrase, from, to });
    }
    return found;
  });
};
const NONE: readonly never[] = [];

const endOf = (steps: readonly Step[], words: readonly Word[], from: number): number | null => {
  let at = from;
  for (const [of, step] of steps.entries()) {
    if (of === 0) continue;
    const last = Math.min(at + 1 + MAX_GAP, words.length - 1);
    let next = at + 1;
    while (next <= last && !isStep(step, words[next])) next += 1;
    if (next > last) return null;
    at = next;
  }
  return at;
};

const isStep = ({ stems, sounds }: Step, word: Word | undefined): boolean =>
  word !== undefined && (stems.includes(word.stem) || word.sounds.some((sound) => sounds.includes(sound)));
