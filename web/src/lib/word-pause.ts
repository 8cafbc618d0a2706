/** A pause this long ends a word: what was typed is searched for. */
export const WORD_PAUSE_MS = 250;
