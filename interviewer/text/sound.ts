/** How a French word sounds, roughly, so that words written by ear meet those of the dictionary: "poubel", "poubelle". */

import { remembering } from './remember.ts';

type Step = readonly [RegExp, string];

/** Capitals stand for one sound that is written in several ways; `$` for that of "ch". */
const STEPS: readonly Step[] = [
  [/(.)\1+/g, '$1'],
  [/ph/g, 'f'],
  [/s?ch|sh/g, '$'],
  [/h/g, ''],
  [/gn/g, 'n'],
  [/gu(?=[eiy])/g, 'G'],
  [/g(?=[eiy])/g, 'j'],
  [/g/g, 'G'],
  [/je(?=[aou])/g, 'j'],
  [/qu|ck|q|k/g, 'K'],
  [/s?c(?=[eiy])|z/g, 's'],
  [/c/g, 'K'],
  [/(?<=[aeou])il(?:l|$)?/g, 'Y'],
  [/ill/g, 'iY'],
  [/eau|au/g, 'o'],
  [/oeu|eu/g, 'E'],
  [/ou/g, 'U'],
  [/oi|oy/g, 'wa'],
  [/(?:ai|ei|i|y|u)[nm](?![aeiouwyEUoYnm])/g, 'I'],
  [/[ae][nm](?![aeiouwyEUoYnm])/g, 'A'],
  [/o[nm](?![aeiouwyEUoYnm])/g, 'O'],
  [/ai|ei|ay|ey/g, 'e'],
  [/y/g, 'i'],
];
/** Endings that are not heard. */
const MUTE_CONSONANTS = /(?<=..)[stdxpz]+$/;
const MUTE_E = /(?<=.)e(?:nt|s|r|z|t)?$/;
const LAST_STEPS: readonly Step[] = [
  [/e(?=[^aeiouAEIOUwY])(?<=..e)/g, ''],
  [/(.)\1+/g, '$1'],
];

const through = (steps: readonly Step[], word: string): string =>
  steps.reduce((sound, [from, to]) => sound.replace(from, to), word);

const REMEMBERED_WORDS = 20_000;

/**
 * The sounds that a word may have: as it ends, and without the consonants of its end, which are mostly mute in a word that is
 * spelled well ("gout") and heard in one that is written by ear ("suicid").
 * @param folded a word as `fold` gives it
 */
export const soundsOf = remembering((folded): readonly string[] => {
  const whole = through(STEPS, folded);
  const forms = [whole.replace(MUTE_E, ''), whole.replace(MUTE_CONSONANTS, '').replace(MUTE_E, '')];
  return [...new Set(forms.map((form) => through(LAST_STEPS, form)))];
}, REMEMBERED_WORDS);
