/**
 * What a file is, by its bytes: its name says what somebody wants it to be.
 *
 * Whatever is not one of the accepted kinds beyond doubt is none of them. A file that is two things at once (a picture
 * with a program behind it) counts as what its beginning says, and is only ever given back as that, to be saved.
 */

import { isMarkup } from '#contract/common/plain-text.ts';
import { isNameOf } from '#contract/file-endings.ts';
import type { FileType } from '#contract/files.ts';
import { isMail } from '#contract/mail-header.ts';
import { isNamedAsSound, isSoundType, readSound, type SoundType } from '#contract/sounds/read-sound.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { isWordDocument } from './compound-file.ts';
import { type PlainFile, readPart } from './plain-file.ts';
import { readText } from './text-file.ts';
import { isWordPackage } from './zip.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Enough of the beginning for every mark that is looked for before a kind is checked as a whole. */
const HEAD_BYTES = 16 * 1024;

/** What a file is. */
export interface Recognised {
  type: FileType;
  /** How long a sound lasts; null for everything else, and where its bytes do not tell. */
  seconds: number | null;
}

/**
 * What a file is, by its bytes. One whose name says that it is something else is none that is taken: nobody is to be
 * deceived about an exhibit by its name.
 * @throws ProblemError `file_type_refused`; `sound_unreadable`; UnsealError
 */
export const recogniseType = async (file: PlainFile, name: string): Promise<Recognised> => {
  const type = await typeOf(file, name);
  if (type !== null && type !== 'unknown' && isSoundType(type)) {
    if (!isNameOf(name, type)) throw new ProblemError('file_type_refused');
    return { type, seconds: await secondsOf(file, type) };
  }
  if (isNamedAsSound(name) && (type === 'unknown' || type === 'text/plain')) {
    throw new ProblemError('sound_unreadable');
  }
  if (type === null || type === 'unknown' || !isNameOf(name, type)) {
    throw new ProblemError('file_type_refused');
  }
  return { type, seconds: null };
};

const secondsOf = async (file: PlainFile, type: SoundType): Promise<number | null> => {
  const sound = await readSound(type, { size: file.size, read: (start, end) => readPart(file, start, end) });
  if (sound === 'unreadable') throw new ProblemError('sound_unreadable');
  if (sound === 'film') throw new ProblemError('file_type_refused');
  return sound.seconds;
};

/** By its marks: null for what is known and not taken, `unknown` where there is none. */
const typeOf = async (file: PlainFile, name: string): Promise<FileType | 'unknown' | null> => {
  const head = await readPart(file, 0, HEAD_BYTES);
  const start = head.toString('latin1', 0, 8);
  if (/^%PDF-\d/.test(start)) return 'application/pdf';
  if (start.startsWith('PK\x03\x04')) return (await isWordPackage(file)) ? DOCX : null;
  if (start === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') {
    return (await isWordDocument(file)) ? 'application/msword' : null;
  }
  // Before text: a mail may hold any bytes behind its header.
  if (isMail(head.toString('latin1'), name)) return 'message/rfc822';
  // Before the marks of other kinds: a note that begins with 'BMW' is no bitmap.
  const text = await readText(file, { maxCharacters: 0 });
  if (text !== null) return isMarkup(head.toString('latin1')) ? null : 'text/plain';
  const { fileTypeFromBuffer } = await import('file-type');
  const mark = (await fileTypeFromBuffer(head))?.mime ?? '';
  switch (mark.split(';')[0]) {
    case 'image/jpeg':
    case 'image/gif':
    case 'image/webp':
    case 'image/png':
      return mark as FileType;
    case 'image/apng':
      // An animated PNG; programs that do not know the animation show its first picture.
      return 'image/png';
    case 'audio/wav':
    case 'audio/ogg':
    case 'audio/mpeg':
      return mark.split(';')[0] as FileType;
    case '':
      // A tag of MP3 with nothing behind it that anybody knows.
      return start.startsWith('ID3') ? 'audio/mpeg' : 'unknown';
    default:
      return null;
  }
};
