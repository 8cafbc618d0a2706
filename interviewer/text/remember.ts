/** What was worked out once, kept for the next time it is asked for. */

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

/** A value that is made when it is first asked for: what a list costs to open is not paid by a process that never reads. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
