import { wordsOfName } from './written-name.ts';

/** 'Jean-Pierre de La Tour' → 'J.-P. T.'; null for somebody who is called by what they are. Letters as they are folded. */
export const initialsOf = (name: string): string | null => {
  const words = wordsOfName(name);
  if (words.length === 0) return null;
  const letters = words.map(({ parts }) => parts.map(firstLetter).join('.-'));
  return letters.map((some) => `${some}.`).join(' ');
};

const firstLetter = (part: string): string => (Array.from(part)[0] ?? '').toUpperCase();
