/** Names and roles compared: without accents, capitals and titles; a shorter name may stand for a longer one. */
import { fold } from '../text/fold.ts';

const TITLES = new Set(
  'm mr mme mlle monsieur madame mademoiselle dr docteur pr professeur me maitre'.split(' '),
);
const SMALL = new Set(
  'le la les l un une des de du d mon ma mes notre nos son sa ses leur leurs au a'.split(' '),
);

const partsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((one) => one !== '');

const without = (parts: readonly string[], left: ReadonlySet<string>): readonly string[] => {
  const rest = parts.filter((one) => !left.has(one));
  return rest.length > 0 ? rest : parts;
};

const isWithin = (some: readonly string[], others: readonly string[]): boolean =>
  some.length > 0 && some.every((one) => others.includes(one));

/** "M. Ravier" and "Corentin Ravier" may be one person; "Rabier" and "Ravier" are not. */
export const isSameName = (one: string, other: string): boolean =>
  hasWholeName(one, other) || hasWholeName(other, one);

/** All of the name is in the text. */
export const hasWholeName = (text: string, name: string): boolean =>
  isWithin(without(partsOf(name), TITLES), partsOf(text));

/** "le conducteur" and "conducteur" are one role; so are "chef" and "chef de rayon". */
export const isSameRole = (one: string, other: string): boolean => {
  const [some, others] = [without(partsOf(one), SMALL), without(partsOf(other), SMALL)];
  return isWithin(some, others) || isWithin(others, some);
};
