/**
 * What the local guide says around its questions has been weighed by people, sentence by sentence: it may be said as it
 * stands, though its words are not in the vocabulary. What is refused by name is refused to it as well.
 */
import * as phrases from '../guide/phrases.ts';
import { fold, sentencesOf, withoutQuotes } from '../text/text.ts';
import { tidy } from './tidy.ts';

const wordingsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordingsIn) : [];
};

export const ownWordings = (): readonly string[] => wordingsIn(phrases);

const SENTENCES = new Set(
  ownWordings().flatMap((wording) =>
    sentencesOf(wording).map((sentence) => tidy(fold(withoutQuotes(sentence)))),
  ),
);

/** Over folded, tidied text without quotes. */
export const isOwnWording = (folded: string): boolean => SENTENCES.has(folded);
