import { FILE_TYPES, type FileType, fileName } from '#contract/files.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';

/** Control characters would break a header; the marks of writing direction make `gpj.exe` read `exe.jpg`. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text that names something, in one line and read in one direction. */
export const inOneLine = (text: string): string => text.replace(CONTROLS, ' ').replace(DIRECTIONS, '').trim();

/** Other endings that programs give to the same kind. */
const OTHER_ENDINGS: Partial<Record<FileType, readonly string[]>> = {
  'image/jpeg': ['jpeg', 'jpe', 'jfif'],
  'image/png': ['apng'],
  'audio/wav': ['wave'],
  'audio/ogg': ['oga', 'opus', 'spx'],
};

/**
 * The name of a file as it is kept: what stands behind the last slash, in one line, read in one direction.
 * @param encoded percent-encoded UTF-8, as it travels in a header
 * @throws ProblemError `invalid_input` naming `name`
 */
export const readFileName = (encoded: string | undefined): string => {
  const refused = (cause?: unknown) => new ProblemError('invalid_input', { fields: ['name'] }, { cause });
  let decoded: string;
  try {
    decoded = decodeURIComponent(encoded ?? '');
  } catch (cause) {
    throw refused(cause);
  }
  const last = decoded.split(/[/\\]/).at(-1) ?? '';
  const cleaned = inOneLine(last);
  const parsed = fileName.safeParse(cleaned);
  if (!parsed.success || /^\.*$/.test(cleaned)) throw refused();
  return parsed.data;
};

/**
 * The name that a file is saved under: its ending is that of its type. Opening `note.txt.bat`, or a picture called
 * `photo.exe`, must not start a program.
 */
export const nameToSaveAs = (name: string, type: FileType): string => {
  const ending = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
  const own = FILE_TYPES[type];
  return ending === own || OTHER_ENDINGS[type]?.includes(ending) ? name : `${name}.${own}`;
};

/** `Content-Disposition` with the name in ASCII for old programs and in UTF-8 (RFC 6266, 8187). */
export const dispositionOf = (kind: 'attachment' | 'inline', name: string): string => {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  const utf8 = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${utf8}`;
};
