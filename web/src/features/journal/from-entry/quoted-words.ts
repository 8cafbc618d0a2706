/** Words of an entry as a quoted block: every line begins with '> ', and nothing of ours stands in it. */
export const quotedWords = (words: string): string =>
  words
    .trim()
    .split('\n')
    .map((line) => (line.trim() === '' ? '>' : `> ${line}`))
    .join('\n');
