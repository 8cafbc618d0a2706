/** Choosing a few of the person's own words to come back to. */
import { fold, sentencesOf } from '../text/text.ts';

const MIN_WORDS = 5;
const MAX_WORDS = 14;
const MAX_CHARACTERS = 100;

/** Where a clause may end: at punctuation, or before a conjunction. */
const BREAK = /[,;:.!…()\n]+|\s[-–—]\s|\s(?=(?:et|puis|mais|car|parce que?|alors que?|pendant que?)\s)/;

/** Small talk and connectives: nothing to come back to. */
const HOLLOW =
  /^(?:bonjour|bonsoir|salut|merci|oui|non|ok|d'accord|voila|en fait|je ne sais|je sais pas|c'est tout|enfin|bref|c'etait|c'est arrive|depuis)\b/;

/**
 * A clause of the message, exactly as typed, short enough to be quoted; undefined when none is fit for it.
 * The longest one: it is where most was told.
 */
export const quotableWords = (text: string): string | undefined =>
  sentencesOf(text)
    .filter((sentence) => !/[?«»“”"*_`[\]{}<>]/.test(sentence))
    .flatMap((sentence) => sentence.split(BREAK))
    .map((clause) => clause.trim().replace(/^(?:et|puis|mais|car)\s+/, ''))
    .filter((clause) => {
      const words = clause.split(/\s+/).length;
      return (
        words >= MIN_WORDS &&
        words <= MAX_WORDS &&
        clause.length <= MAX_CHARACTERS &&
        /\p{L}/u.test(clause) &&
        !HOLLOW.test(fold(clause))
      );
    })
    .reduce<string | undefined>(
      (longest, clause) => (clause.length > (longest?.length ?? 0) ? clause : longest),
      undefined,
    );
