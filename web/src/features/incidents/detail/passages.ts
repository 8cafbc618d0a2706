/** Part of a description: whole lines, and whether they stand like that in the source. */
export interface Passage {
  text: string;
  isSourced: boolean;
}

/** A shorter line must be a line of the source: a word alone stands in many texts. */
const TELLING_CHARACTERS = 20;

/**
 * A description in its passages: lines that stand literally in the source, and those that the person wrote or changed since.
 * Blank lines belong to the passage before them. Together the passages are the description.
 */
export const passagesOf = (description: string, source: string): Passage[] => {
  const sourceLines = new Set(source.split('\n'));
  const passages: Passage[] = [];
  for (const line of description.split('\n')) {
    const last = passages.at(-1);
    const isSourced =
      line.trim() === ''
        ? (last?.isSourced ?? false)
        : sourceLines.has(line) || (line.length >= TELLING_CHARACTERS && source.includes(line));
    if (last?.isSourced === isSourced) last.text += `\n${line}`;
    else passages.push({ text: line, isSourced });
  }
  return passages;
};
