import { cutText } from '#web/lib/cut-text.ts';

/** About three lines of the panel. */
const SHOWN_CHARACTERS = 100;
/** Nothing is cut for the sake of one more line. */
const WHOLE_UP_TO_CHARACTERS = 160;

/** The first words of a long passage; null where it is short enough to be shown whole. */
export const shortQuote = (words: string): string | null =>
  words.length <= WHOLE_UP_TO_CHARACTERS
    ? null
    : cutText(words, SHOWN_CHARACTERS).replace(/[\s.,;:!?…]+$/, '');
