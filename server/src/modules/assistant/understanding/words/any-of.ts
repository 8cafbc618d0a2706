/** An alternation out of many patterns, some to a line, so that a change of one of them can be read. The first that fits wins. */
export const anyOf = (...lines: readonly string[]): string => `(?:${lines.join('|')})`;
