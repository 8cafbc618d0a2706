/** Sets of words, written as one line of text. */
import { fold } from '../../text/fold.ts';
import { stemOf } from '../../text/spelling.ts';

/** Words as they are compared: folded, between spaces. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The stems of verbs. */
export const stemsOf = (verbs: string): ReadonlySet<string> =>
  new Set(verbs.split(' ').map((verb) => stemOf(fold(verb))));
