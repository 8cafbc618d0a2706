/** The interviewer reads no more than 2,500 words of one message; French words have six characters with their space. */
const PART_MAX_CHARACTERS = 8_000;

/** A long text in parts that are read whole. Each ends with a line or a word where there is one, and says where in the text it begins. */
export const partsToRead = (text: string): { start: number; text: string }[] => {
  const parts: { start: number; text: string }[] = [];
  let start = 0;
  while (text.length - start > PART_MAX_CHARACTERS) {
    const head = text.slice(start, start + PART_MAX_CHARACTERS);
    const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' ')) + 1 || PART_MAX_CHARACTERS;
    parts.push({ start, text: head.slice(0, end) });
    start += end;
  }
  return [...parts, { start, text: text.slice(start) }];
};
