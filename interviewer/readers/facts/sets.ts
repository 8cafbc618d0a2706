/** Sets of words, written as a text. */
import { fold } from '../../text/fold.ts';
import { stemOf } from '../../text/spelling.ts';

/** Words as they are compared: folded, between blanks. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** The stems of verbs. */
export const stemsOf = (verbs: string): ReadonlySet<string> =>
  new Set([...setOf(verbs)].map((verb) => stemOf(fold(verb))));
