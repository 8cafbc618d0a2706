/** Names, roles and places compared: without accents, capitals, titles, articles and small prepositions. */
import { fold } from '../text/fold.ts';

const LEFT_OUT = new Set(
  'm mr mme mlle monsieur madame dr docteur me maitre le la les l un une des de du d mon ma mes notre a au aux en dans ds chez'.split(
    ' ',
  ),
);

const partsOf = (text: string): string[] => {
  const all = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const rest = all.filter((one) => !LEFT_OUT.has(one));
  return rest.length > 0 ? rest : all;
};

/** All of the name is in the text. */
export const hasWholeName = (text: string, name: string): boolean => {
  const parts = partsOf(text);
  return partsOf(name).every((one) => parts.includes(one));
};

/** "M. Ravier" and "Corentin Ravier" may be one person, "chef" and "le chef de rayon" one role; "Rabier" and "Ravier" are not. */
export const isSameName = (one: string, other: string): boolean =>
  hasWholeName(one, other) || hasWholeName(other, one);
