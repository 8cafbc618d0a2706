/** What was worked out once for a word or a text, kept for the next time it comes. */

/**
 * The same function, which remembers what it gave.
 * @param most how many are remembered; then all are forgotten at once, which is cheap and rare
 */
export const remembering = <Result>(
  of: (text: string) => Result,
  most: number,
): ((text: string) => Result) => {
  const remembered = new Map<string, Result>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const result = of(text);
    if (remembered.size >= most) remembered.clear();
    remembered.set(text, result);
    return result;
  };
};
