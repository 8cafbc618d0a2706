/** Quotes are the person's words to the letter. */
import { quotesIn } from './said.ts';
import { literalOf, type Told } from './told.ts';

/** What the product itself says between « ». */
const OWN_QUOTES = new Set([
  'je ne sais pas',
  'incidents',
  'incident',
  'plus tard',
  'personne',
  'oui',
  'non',
]);
const AROUND = /^[«“"\s]+|[»”"\s.,;…!?]+$/g;

/** The first quote that the person did not write; null where there is none. */
export const misquoteIn = (sentence: string, told: Told): string | null =>
  quotesIn(sentence).find((quote) => {
    const words = literalOf(quote).replace(AROUND, '');
    return words !== '' && !OWN_QUOTES.has(words.toLowerCase()) && !isWritten(words.toLowerCase(), told);
  }) ?? (hasOpenQuote(sentence) ? sentence.trim() : null);

const isLetter = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter);

/** Whole words: « il m'a » is no quote of "il m'aide". */
const isWritten = (words: string, { literal }: Told): boolean =>
  literal.some((message) => {
    for (let at = message.indexOf(words); at !== -1; at = message.indexOf(words, at + 1)) {
      const [before, after] = [message[at - 1] ?? ' ', message[at + words.length] ?? ' '];
      if (!isLetter(before) && !isLetter(after)) return true;
    }
    return false;
  });

/** What follows an open quote would not be read. */
const hasOpenQuote = (sentence: string): boolean =>
  /[«»“”"]/.test(quotesIn(sentence).reduce((rest, quote) => rest.replace(quote, ''), sentence));
