import type { FileType } from '#contract/files.ts';
import { askProcess } from '../confined/ask-process.ts';
import { inTurns } from '../in-turns.ts';
import { type PlainFile, readPart } from '../types/plain-file.ts';
import { readText } from '../types/text-file.ts';

const MAX_CHARACTERS = 20_000;
const PROGRAM = { file: new URL('./text-process.ts', import.meta.url) };
const inTurn = inTurns(2);

/** What the process is given. */
export interface Document {
  type: FileType;
  bytes: Uint8Array;
  maxCharacters: number;
}

/**
 * The beginning of a document's text, or null when it has none that can be read. Documents are opened in a process of
 * their own: what comes is whatever somebody made up.
 * @param owner whose it is: persons take turns.
 * @throws UnsealError
 */
export const extractText = async (file: PlainFile, type: FileType, owner: string): Promise<string | null> => {
  switch (type) {
    case 'text/plain':
      return filledOrNull(await readText(file, { maxCharacters: MAX_CHARACTERS }));
    case 'application/pdf':
    case 'application/msword':
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      return await inTurn(owner, async () => {
        const bytes = await readPart(file, 0, file.size);
        return filledOrNull(await readInProcess(type, bytes));
      });
    default:
      return null;
  }
};

const filledOrNull = (text: string | null): string | null => (text?.trim() ? text : null);

const readInProcess = async (type: FileType, bytes: Uint8Array): Promise<string | null> => {
  const document: Document = { type, bytes, maxCharacters: MAX_CHARACTERS };
  const text = await askProcess(PROGRAM, document);
  return text === null ? null : String(text);
};
