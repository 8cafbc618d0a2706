import { NOT_TEXT } from '#contract/common/plain-text.ts';
import type { PlainFile } from './plain-file.ts';

/**
 * The beginning of a plain text in UTF-8, UTF-16 with its mark, or Windows-1252; null when the file, to its last byte,
 * is not such a text. @throws UnsealError
 */
export const readText = async (
  file: PlainFile,
  { maxCharacters }: { maxCharacters: number },
): Promise<string | null> => {
  for (const encoding of await encodingsOf(file)) {
    const text = await decode(file, encoding, maxCharacters);
    if (text !== null) return text;
  }
  return null;
};

const encodingsOf = async (file: PlainFile): Promise<string[]> => {
  for await (const first of file.stream({ start: 0, end: Math.min(2, file.size) })) {
    const mark = first.toString('hex');
    if (mark === 'fffe') return ['utf-16le'];
    if (mark === 'feff') return ['utf-16be'];
  }
  // Whatever is valid UTF-8 is meant as such; old programs of Windows write the other.
  return ['utf-8', 'windows-1252'];
};

const decode = async (file: PlainFile, encoding: string, maxCharacters: number): Promise<string | null> => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let text = '';
  try {
    for await (const segment of file.stream()) {
      const part = decoder.decode(segment, { stream: true });
      if (NOT_TEXT.test(part)) return null;
      if (text.length < maxCharacters) text += part;
    }
    const rest = decoder.decode();
    if (NOT_TEXT.test(rest)) return null;
    return (text + rest).slice(0, maxCharacters).toWellFormed();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
};
