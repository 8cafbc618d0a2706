/** Words compared by what they are about: stems of the words that carry a meaning, and names without titles. */
import { fold } from '../text/fold.ts';
import { remembering } from '../text/remember.ts';
import { stemOf } from '../text/spelling.ts';
import COMMON_WORDS from './common-words.json' with { type: 'json' };

const SMALL = new Set(COMMON_WORDS.small.join(' ').split(' '));
const TITLES = new Set(
  'm mr mme mlle monsieur madame mademoiselle dr docteur pr professeur me maitre'.split(' '),
);

/** A word that carries no meaning of its own. */
export const isSmall = (plain: string): boolean => SMALL.has(plain);

const piecesOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((one) => one !== '');

const REMEMBERED_TEXTS = 500;

/** The stems of a text's words, small words left out; numbers stay. */
export const stemsOf = remembering((text): readonly string[] => {
  const words = piecesOf(text).filter((one) => !SMALL.has(one));
  return [...new Set(words.map(stemOf))];
}, REMEMBERED_TEXTS);

/** A name's parts, without titles unless it is nothing else. */
export const namePartsOf = (name: string): readonly string[] => {
  const pieces = piecesOf(name).filter((one) => !SMALL.has(one) || one.length > 3);
  const rest = pieces.filter((one) => !TITLES.has(one));
  return rest.length > 0 ? rest : pieces;
};

/** All of the first are among the second; never of nothing. */
export const isWithin = (some: readonly string[], others: readonly string[]): boolean =>
  some.length > 0 && some.every((one) => others.includes(one));

/** "M. Ravier" and "Corentin Ravier" may be one person. */
export const isSameName = (one: string, other: string): boolean => {
  const [some, others] = [namePartsOf(one), namePartsOf(other)];
  return isWithin(some, others) || isWithin(others, some);
};

/** "le chef" and "chef d'équipe" may be one person's role; so may not "un autre chef" and "le chef". */
export const isSameRole = (one: string, other: string): boolean => {
  const [some, others] = [stemsOf(one), stemsOf(other)];
  if (some.includes('autr') !== others.includes('autr')) return false;
  return isWithin(some, others) || isWithin(others, some);
};

/** "Rabier" and "Ravier": two spellings that differ in one or two letters at one place. */
export const isNearName = (one: string, other: string): boolean => {
  const [a, b] = [namePartsOf(one).join(''), namePartsOf(other).join('')];
  let from = 0;
  while (from < Math.min(a.length, b.length) && a[from] === b[from]) from += 1;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a[a.length - 1 - back] === b[b.length - 1 - back])
    back += 1;
  return from + back > 2 && Math.max(a.length, b.length) - from - back <= 2;
};
