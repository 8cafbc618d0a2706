/** What differs between two versions of a text, with what they have in common before and after it. */
export interface ChangedPart {
  before: string;
  removed: string;
  added: string;
  after: string;
}

/** Words with the white space behind them. */
const words = (text: string): string[] => text.match(/\s*\S+\s*?(?=\s|$)|\s+/gu) ?? [];

/** The shortest stretch of whole words in which the two differ. It costs as much as reading both, however long they are. */
export const changedPart = (one: string, other: string): ChangedPart => {
  const [old, now] = [words(one), words(other)];
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const text = (parts: string[], from: number, to: number) => parts.slice(from, to).join('');
  return {
    before: text(old, 0, head),
    removed: text(old, head, old.length - tail),
    added: text(now, head, now.length - tail),
    after: text(old, old.length - tail, old.length),
  };
};
