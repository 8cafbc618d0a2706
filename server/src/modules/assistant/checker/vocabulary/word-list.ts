/** Words that are written one after the other, over several lines. */
export const wordList = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.trim().split(/\s+/)));
