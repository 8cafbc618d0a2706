/** What plain French prose for a person addressed as "vous" looks like: anything else is code, markup, a disguise or an address. */
import type { Said } from './said.ts';

const PLAIN = /^[\p{Script=Latin}\p{M}\d\s.,;:!?…'’ʼ«»"“”()‐‑–—·/%°&+-]*$/u;
const FAMILIAR = new Set(['tu', 'toi', 'te', 'tes']);
const ADDRESS = /\S@\S|\w\.[a-z]{2,}|:\/\//;
/** Small words of English, none of which is French. */
const FOREIGN = new Set(
  'the you your and is was what who when how an are did with of to my i he she it not for as'.split(' '),
);

/** What is wrong with the form of a sentence; null for nothing. */
export const malformedIn = ({ text, words }: Said): string | null => {
  if (!PLAIN.test(text.normalize('NFC')) || ADDRESS.test(text)) return text.trim();
  const familiar = words.find(({ plain }) => FAMILIAR.has(plain));
  if (familiar !== undefined) return familiar.raw;
  return words.filter(({ plain }) => FOREIGN.has(plain)).length > 1 ? text.trim() : null;
};
