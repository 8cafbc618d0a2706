/** The small words by which sentences are told apart, folded: by the file that uses them, then by what they do there. */
import LISTS from './lists/small-words.json' with { type: 'json' };

const setsOf = <Name extends string>(lists: Readonly<Record<Name, readonly string[]>>) => {
  const named = (Object.keys(lists) as Name[]).map((name) => [
    name,
    new Set(lists[name].join(' ').split(' ')),
  ]);
  return Object.fromEntries(named) as Readonly<Record<Name, ReadonlySet<string>>>;
};

export const WORDS = {
  asks: setsOf(LISTS.asks),
  acts: setsOf(LISTS.acts),
  toldOtherwise: setsOf(LISTS.toldOtherwise),
  pushes: setsOf(LISTS.pushes),
  bringsIn: setsOf(LISTS.bringsIn),
};
