/**
 * Set phrases, word for word: short words count here and nothing may stand between two words, unlike in the lexicons of
 * ../../lexicon, where "d'après" would be any "après".
 */
import { type Word, wordsOf } from '../../text/words.ts';

interface Run<Name extends string> {
  name: Name;
  plains: readonly string[];
}

export interface FoundRun<Name extends string> {
  name: Name;
  /** The places of its first and last word. */
  from: number;
  to: number;
}

/** Makes a search for lists of set phrases, one for each name. */
export const runsOf = <Name extends string>(
  lists: Readonly<Record<Name, readonly string[]>>,
): ((words: readonly Word[]) => FoundRun<Name>[]) => {
  const runs = new Map<string, Run<Name>[]>();
  for (const [name, phrases] of Object.entries(lists) as [Name, readonly string[]][]) {
    for (const phrase of phrases) {
      const plains = wordsOf(phrase).map(({ plain }) => plain);
      const [first = ''] = plains;
      runs.set(first, [...(runs.get(first) ?? []), { name, plains }]);
    }
  }
  return (words) => {
    const found: FoundRun<Name>[] = [];
    for (const [from, { plain }] of words.entries()) {
      for (const { name, plains } of runs.get(plain) ?? NONE) {
        if (isHere(plains, words, from)) found.push({ name, from, to: from + plains.length - 1 });
      }
    }
    return found;
  };
};
const NONE: readonly never[] = [];

const isHere = (plains: readonly string[], words: readonly Word[], from: number): boolean => {
  for (let at = 1; at < plains.length; at += 1) if (words[from + at]?.plain !== plains[at]) return false;
  return true;
};
