/** Choosing a few of the person's own words to come back to. */
import { fold, sentencesOf } from '../text/text.ts';

const MIN_WORDS = 3;
const MAX_WORDS = 10;
const MAX_CHARACTERS = 80;

/** Small talk and connectives: nothing to come back to. */
const HOLLOW =
  /^(?:bonjour|bonsoir|salut|merci|oui|non|ok|d'accord|voila|en fait|je ne sais|je sais pas|c'est tout|enfin|bref)\b/;

/**
 * A clause of the message, exactly as typed, short enough to be quoted; undefined when none is fit for it.
 * The last one that tells something: it is where the account stopped.
 */
export const quotableWords = (text: string): string | undefined =>
  sentencesOf(text)
    .filter((sentence) => !/[?«»“”"*_`[\]{}<>]/.test(sentence))
    .flatMap((sentence) => sentence.split(/[,;:.!…()\n]+|\s[-–—]\s/))
    .map((clause) => clause.trim())
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
    .at(-1);
