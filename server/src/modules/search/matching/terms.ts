import { fold } from './fold.ts';

/** What stands in quotes is one phrase. A quote that is not closed joins nothing. */
const PARTS = /"([^"]*)"|([^\s"]+)/g;
/** Typed with a word, and not meant: `harcèlement,` */
const AROUND_WORD = /^[.,;:!?…()[\]]+|[.,;:!?…()[\]]+$/g;

/** The words and phrases that are all to be found, folded, each once. */
export const termsOf = (words: string): string[] => {
  const terms = [...fold(words).text.matchAll(PARTS)].map(([, phrase, word]) =>
    phrase === undefined ? trimmedWord(word ?? '') : phrase.trim(),
  );
  return [...new Set(terms)].filter((term) => term !== '');
};

const trimmedWord = (word: string): string => word.replace(AROUND_WORD, '') || word;
