import * as z from 'zod/mini';
import { FILE_FACT_MAX_CHARACTERS } from '#contract/common/limits.ts';
import {
  FACT_KINDS,
  type FileFact,
  type FilePlace,
  type FileType,
  factTime,
  fileFact,
  filePlace,
} from '#contract/files.ts';
import { askProcess, type Limits } from '../../../platform/confined/ask-process.ts';
import { inOneLine } from '../file-name.ts';
import { inTurns } from '../in-turns.ts';
import { type PlainFile, readPart } from '../types/plain-file.ts';
import { readText } from '../types/text-file.ts';

/** So much of a text is kept. */
export const TEXT_MAX_CHARACTERS = 20_000;
/** A mail may name any number of people. */
const FACTS_MAX_COUNT = 100;
const PROGRAM = { file: new URL('./inside-process.ts', import.meta.url) };
const inTurn = inTurns(2);

/** What the process is given. */
export interface Document {
  type: FileType;
  bytes: Uint8Array;
  maxCharacters: number;
  maxFacts: number;
}

/** What a file says, and what it says of itself. */
export interface Inside {
  /** The beginning of its text; null when it has none that can be read. */
  text: string | null;
  facts: FileFact[];
  /** Where a picture says that it was taken. */
  place: FilePlace | null;
}

const NOTHING: Inside = { text: null, facts: [], place: null };

/**
 * Reads what a file says: the beginning of a document's or a mail's text, and the facts that its program wrote beside it. A file
 * is opened in a process of its own: what comes is whatever somebody made up. What that process says is checked here.
 * @param owner whose it is: persons take turns.
 * @param limits in place of those of every such process
 * @throws UnsealError
 */
export const readInside = async (
  file: PlainFile,
  type: FileType,
  owner: string,
  limits: Partial<Limits> = {},
): Promise<Inside> => {
  if (type === 'text/plain') {
    const text = await readText(file, { maxCharacters: TEXT_MAX_CHARACTERS });
    return { ...NOTHING, text: filledOrNull(text) };
  }
  if (type === 'image/gif' || !(await mayHoldMarks(file, type))) return NOTHING;
  return await inTurn(owner, async () => {
    // In turns, because it is all in memory.
    const bytes = await readPart(file, 0, file.size);
    const camera = CAMERA_MARKS[type];
    if (camera !== undefined && !bytes.includes(camera, 0, 'latin1')) return NOTHING;
    const document: Document = { type, bytes, maxCharacters: TEXT_MAX_CHARACTERS, maxFacts: FACTS_MAX_COUNT };
    return insideFrom(await askProcess({ ...PROGRAM, ...limits }, document));
  });
};

/**
 * What stands before that which cameras, and programs that record sound, write of themselves; no GIF has it. A process takes a
 * tenth of a second: none is started for a screenshot, or for a recording made here.
 */
const CAMERA_MARKS: Partial<Record<FileType, string>> = {
  'image/jpeg': 'Exif\0\0',
  'image/png': 'eXIf',
  'image/webp': 'EXIF',
};
const SOUND_MARKS: Partial<Record<FileType, RegExp>> = {
  'audio/mpeg': /ID3/,
  'audio/wav': /bext|LIST|ID3|id3 /,
  'audio/ogg': /DATE=/i,
};
/** More than the first blocks of a sound, and its last ones. */
const ENDS_BYTES = 256 * 1024;

/** False for a sound that has none; true for everything else. */
const mayHoldMarks = async (file: PlainFile, type: FileType): Promise<boolean> => {
  const mark = SOUND_MARKS[type];
  if (mark === undefined) return true;
  const ends = [
    await readPart(file, 0, ENDS_BYTES),
    await readPart(file, Math.max(0, file.size - ENDS_BYTES), file.size),
  ];
  return ends.some((part) => mark.test(part.toString('latin1')));
};

const filledOrNull = (text: string | null): string | null => (text?.trim() ? text : null);

const answerOf = z.object({
  text: z.nullable(z.string()),
  facts: z.array(z.object({ kind: z.enum(FACT_KINDS), value: z.string(), source: z.string() })),
  place: z.nullable(filePlace),
});
/** What a process answers; `value` of any length and of any characters. */
export type InsideAnswer = z.infer<typeof answerOf>;

/** Nothing where the process ended without an answer. What has not the shape of a fact is left out. */
const insideFrom = (answer: unknown): Inside => {
  const parsed = answerOf.safeParse(answer);
  if (!parsed.success) return NOTHING;
  const { text, facts, place } = parsed.data;
  return {
    text: filledOrNull(text === null ? null : stored(text).slice(0, TEXT_MAX_CHARACTERS)),
    facts: facts.slice(0, FACTS_MAX_COUNT).flatMap(({ kind, value, source }) => {
      const said = inOneLine(stored(value)).slice(0, FILE_FACT_MAX_CHARACTERS).toWellFormed();
      if (kind.endsWith('_at') && !factTime.safeParse(said).success) return [];
      return said === '' ? [] : (fileFact.safeParse({ kind, value: said, source }).data ?? []);
    }),
    place,
  };
};

/** As the database and the models can hold it: no NUL, no half of a character at the cut. */
const stored = (text: string): string => text.replaceAll('\0', '').toWellFormed();
