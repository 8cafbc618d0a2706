/**
 * What a file is, by its first bytes, before it is sent: so that a person is told at once, and not after an upload, that
 * something is not taken. The server looks at all of it and decides; here only what is clearly something else is refused.
 */

import { isMarkup, NOT_TEXT } from '#contract/common/plain-text.ts';
import type { FileType } from '#contract/files.ts';
import { isMail } from '#contract/mail-header.ts';
import { latin1 } from '#contract/sounds/sound-bytes.ts';

/** As much of a file as is looked at. */
export const HEAD_BYTES = 16 * 1024;

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Other things that are archives, or Microsoft's compound files, by how they are called. */
const NOT_WORD = /\.(zip|jar|apk|epub|od[tspg]|xls[xmb]?|pp[ts][xm]?|vsdx?|msg|msi|mpp|pub|docm|dotm)$/i;
/** What a Word document of today does not have among its first parts, but its neighbours do. */
const NOT_WORD_PARTS = /mimetypeapplication|META-INF\/|(^|[^\w])(xl|ppt|visio)\//;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const OGG_SOUND = /^OggS[\s\S]{24,279}?(\x01vorbis|OpusHead|\x7fFLAC|Speex {3})/;

/** The kind of a file by its beginning (`HEAD_BYTES` of it, or all), or null when it is none that is taken. */
export const sniffType = (head: Uint8Array, name: string): FileType | null => {
  const start = latin1(head);
  if (/^%PDF-\d/.test(start)) return 'application/pdf';
  if (start.startsWith('PK\x03\x04')) {
    return NOT_WORD.test(name) || NOT_WORD_PARTS.test(start) ? null : DOCX;
  }
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    return NOT_WORD.test(name) ? null : 'application/msword';
  }
  if (isMail(start, name)) return 'message/rfc822';
  if (isText(head)) return isMarkup(start) ? null : 'text/plain';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return 'image/webp';
  if (/^RIFF[\s\S]{4}WAVE/.test(start)) return 'audio/wav';
  if (OGG_SOUND.test(start)) return 'audio/ogg';
  return isMp3(start) ? 'audio/mpeg' : null;
};

/** Marks of what is not taken: film and sound of other kinds, pictures, programs, archives, pages of Ogg. */
const OTHER_MARKS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /^([\s\S]{4}ftyp|\x1aE\xdf\xa3|fLaC|OggS|FORM|#!AMR|RIFF|MZ|\x7fELF|PK|\xd0\xcf\x11\xe0|BM|II\*|MM\0|7z|Rar!|\x1f\x8b|0&\xb2u)/;

/** True where the bytes are beyond doubt something that is not taken, and no damaged thing that would be. */
export const isKnownOther = (head: Uint8Array): boolean => OTHER_MARKS.test(latin1(head.subarray(0, 12)));

/** In UTF-8, UTF-16 with its mark, or Windows-1252. */
const isText = (head: Uint8Array): boolean => {
  if (head.length === 0) return false;
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return decodes(head, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decodes(head, 'utf-16be');
  return decodes(head, 'utf-8') || decodes(head, 'windows-1252');
};

const decodes = (head: Uint8Array, encoding: string): boolean => {
  try {
    // As a stream: the last character may have been cut in the middle.
    return !NOT_TEXT.test(new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true }));
  } catch {
    return false;
  }
};

/** With a tag in front, or with the mark of a frame of layer III and no reserved rate. */
const isMp3 = (start: string): boolean => {
  if (start.startsWith('ID3')) return true;
  const [first, second, third] = [start.charCodeAt(0), start.charCodeAt(1), start.charCodeAt(2)];
  const isFrame = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return isFrame && third >> 4 !== 0 && third >> 4 !== 15;
};
