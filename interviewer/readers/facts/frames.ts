/**
 * Set phrases, word for word: short words count here and nothing may stand between two words, unlike in the lexicons of
 * ../../lexicon, where "d'après" would be any "après". Some say how a thing is told: as hearsay, as a try of the tool.
 */
import { once } from '../../text/remember.ts';
import { type Word, wordsOf } from '../../text/words.ts';
import FRAMES from './frames.json' with { type: 'json' };

interface FoundRun<Name extends string> {
  name: Name;
  /** The places of its first and last word. */
  from: number;
  to: number;
}

/** Makes a search for lists of set phrases, one for each name. */
export const runsOf = <Name extends string>(
  lists: Readonly<Record<Name, readonly string[]>>,
): ((words: readonly Word[]) => FoundRun<Name>[]) => {
  const byFirst = once(() => {
    const all = (Object.entries(lists) as [Name, readonly string[]][]).flatMap(([name, phrases]) =>
      phrases.map((phrase) => ({ name, plains: wordsOf(phrase).map(({ plain }) => plain) })),
    );
    return Map.groupBy(all, ({ plains }) => plains[0]);
  });
  return (words) =>
    words.flatMap(({ plain }, from) =>
      (byFirst().get(plain) ?? [])
        .filter(({ plains }) => plains.every((one, at) => words[from + at]?.plain === one))
        .map(({ name, plains }) => ({ name, from, to: from + plains.length - 1 })),
    );
};

export type Frame = keyof typeof FRAMES;
const find = runsOf<Frame>(FRAMES);

/** The frames of which a phrase stands among the words. */
export const framesIn = (words: readonly Word[]): ReadonlySet<Frame> =>
  new Set(find(words).map(({ name }) => name));
