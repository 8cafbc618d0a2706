/**
 * What the name of a file claims to be. Page and server use the same rule, so that a file which the page accepted is not refused
 * for its name once it is sent.
 */
import type { FileType } from './files.ts';

/** What one may call the others without deceiving anybody: a WebP that is called .jpg is a picture. */
export type FileFamily = 'picture' | 'pdf' | 'word' | 'sound';

const ENDINGS: Record<FileFamily, RegExp> = {
  picture: /\.(jpe?g|jpe|jfif|a?png|gif|webp|heic|heif|bmp|tiff?|avif)$/i,
  pdf: /\.pdf$/i,
  word: /\.docx?$/i,
  sound: /\.(mp3|wave?|og[ga]|opus|spx|m4a|aac|flac|wma)$/i,
};
const FAMILIES = Object.keys(ENDINGS) as FileFamily[];
/** What a system starts or opens as a program, whatever its bytes are. */
const PROGRAM = /\.(exe|bat|cmd|scr|pif|msi|dll|cpl|lnk|hta|vb[es]|jse|wsf|ps1|jar|apk)$/i;

const FAMILY_OF: Partial<Record<FileType, FileFamily>> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/gif': 'picture',
  'image/webp': 'picture',
  'application/pdf': 'pdf',
  'application/msword': 'word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'audio/mpeg': 'sound',
  'audio/wav': 'sound',
  'audio/ogg': 'sound',
};

/** The family that a name claims; null for a name that claims none. Direction marks and blanks at its end hide nothing. */
export const familyByName = (name: string): FileFamily | null => {
  const shown = visibleName(name);
  return FAMILIES.find((family) => ENDINGS[family].test(shown)) ?? null;
};

const visibleName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '').replace(/[\s.]+$/, '');

/** A mail as programs save it. */
export const isNamedAsMail = (name: string): boolean => /\.eml$/i.test(visibleName(name));

export const isNamedAsProgram = (name: string): boolean => PROGRAM.test(visibleName(name));

/** Whether a file of this type may go by this name: not by that of another family, nor by that of a program. */
export const isNameOf = (name: string, type: FileType): boolean => {
  const claimed = familyByName(name);
  return !isNamedAsProgram(name) && (claimed === null || claimed === FAMILY_OF[type]);
};
