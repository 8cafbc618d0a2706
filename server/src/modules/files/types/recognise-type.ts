/**
 * What a file is, by its bytes: its name says what somebody wants it to be.
 *
 * Whatever is not one of the accepted kinds beyond doubt is none of them. A file that is two things at once (a picture
 * with a program behind it) counts as what its beginning says, and is only ever given back as that, to be saved.
 */
import type { FileType } from '#contract/files.ts';
import { isWordDocument } from './compound-file.ts';
import { type PlainFile, readPart } from './plain-file.ts';
import { isMp3, isOggSound, isWav } from './sound.ts';
import { readText } from './text-file.ts';
import { isWordPackage } from './zip.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** As much of the beginning as any of the marks needs that come before a kind's own check. */
const HEAD_BYTES = 16 * 1024;

/** The kind of a file, or null when it is none that is taken. @throws UnsealError */
export const recogniseType = async (file: PlainFile): Promise<FileType | null> => {
  const head = await readPart(file, 0, HEAD_BYTES);
  const start = head.toString('latin1', 0, 8);
  if (/^%PDF-\d/.test(start)) return 'application/pdf';
  if (start.startsWith('PK\x03\x04')) return (await isWordPackage(file)) ? DOCX : null;
  if (start === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') {
    return (await isWordDocument(file)) ? 'application/msword' : null;
  }
  // Before the marks of other kinds: a note that begins with 'BMW' is no bitmap.
  const text = await readText(file, { maxCharacters: 0 });
  if (text !== null) return isMarkup(head) ? null : 'text/plain';
  const { fileTypeFromBuffer } = await import('file-type');
  const mark = (await fileTypeFromBuffer(head))?.mime ?? '';
  switch (mark.split(';')[0]) {
    case 'image/jpeg':
    case 'image/gif':
    case 'image/webp':
    case 'image/png':
      return mark as FileType;
    case 'image/apng':
      // A PNG that moves; whoever does not know that shows its first picture.
      return 'image/png';
    case 'audio/wav':
      return (await isWav(file)) ? 'audio/wav' : null;
    case 'audio/ogg':
      return (await isOggSound(file)) ? 'audio/ogg' : null;
    case 'audio/mpeg':
      return (await isMp3(file)) ? 'audio/mpeg' : null;
    default:
      return null;
  }
};

/**
 * Text that some program takes for more: what browsers sniff as HTML or XML (https://mimesniff.spec.whatwg.org, 7.1),
 * pictures in SVG among it, and RTF and PostScript.
 */
const isMarkup = (head: Buffer): boolean => {
  const start = head
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\t\n\f\r ]*/, '');
  return /^(<!doctype html|<(html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg)[ >\t\n\r/]|<!--|<\?xml|\{\\rtf|%!ps)/i.test(
    start,
  );
};
