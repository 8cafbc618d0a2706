/** Letters by which two words differ: Levenshtein's distance. */
export const slipsBetween = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_unused, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let index = 1; index <= other.length; index++) {
      const replaced = (row[index - 1] ?? 0) + (one[at - 1] === other[index - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};
