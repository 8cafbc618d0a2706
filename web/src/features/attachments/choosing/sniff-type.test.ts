import { describe, expect, it } from 'vitest';
import { sniffType } from './sniff-type.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Bytes written as characters up to \xff. */
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0\0\0';
const zip = (first: string) => `PK\x03\x04\x14\0\0\0\0\0\0\0\0\0${first}\0`;
const ogg = (packet: string) => `OggS\0\x02${'\0'.repeat(20)}\x01\x1e${packet}`;

describe('the kind of a file', () => {
  it.each([
    ['a JPEG', bytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'a', 'image/jpeg'],
    ['a PNG', bytes('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR'), 'a', 'image/png'],
    ['a GIF', bytes('GIF89a\x01\0\x01\0\x80'), 'a', 'image/gif'],
    ['a WebP', bytes('RIFF\x24\0\0\0WEBPVP8 '), 'a', 'image/webp'],
    ['a PDF', bytes('%PDF-1.7\n%\xe2\xe3'), 'a', 'application/pdf'],
    ['a note in UTF-8', utf8('Réunion du 3 : « sortez ! »'), 'a', 'text/plain'],
    ['a note in Windows-1252', bytes('R\xe9union du 3'), 'a', 'text/plain'],
    ['a note in UTF-16', bytes('\xff\xfeR\0\xe9\0u\0'), 'a', 'text/plain'],
    ['a note that begins like a picture', bytes('BMW, GIF, PNG'), 'a', 'text/plain'],
    ['a Word document of old', bytes(OLE), 'lettre.doc', 'application/msword'],
    ['a Word document', bytes(zip('[Content_Types].xml')), 'lettre.docx', DOCX],
    ['a Word document without its name', bytes(zip('word/document.xml')), 'lettre', DOCX],
    ['an MP3 with a tag', bytes('ID3\x04\0\0\0\0\0\x23TSSE'), 'a', 'audio/mpeg'],
    ['an MP3 without one', bytes('\xff\xfb\x90\x64\0\0'), 'a', 'audio/mpeg'],
    ['a WAV', bytes('RIFF\x24\0\0\0WAVEfmt '), 'a', 'audio/wav'],
    ['an Ogg of Opus', bytes(ogg('OpusHead\x01')), 'a', 'audio/ogg'],
    ['an Ogg of Vorbis', bytes(ogg('\x01vorbis')), 'a', 'audio/ogg'],
  ])('is seen in its bytes: %s', (_, head, name, type) => {
    expect(sniffType(head, name)).toBe(type);
  });

  it.each([
    ['nothing at all', bytes(''), 'vide.txt'],
    ['a program called a picture', bytes('MZ\x90\0\x03\0\0\0'), 'photo.jpg'],
    ['a page', utf8('\n<!DOCTYPE html><script>'), 'note.txt'],
    ['a drawing with scripts in it', utf8('<?xml version="1.0"?><svg>'), 'plan.svg'],
    ['a spreadsheet', bytes(zip('[Content_Types].xml')), 'salaires.xlsx'],
    ['a spreadsheet called a document', bytes(zip('xl/workbook.xml')), 'salaires.docx'],
    ['an open document', bytes(zip('mimetypeapplication/vnd.oasis.opendocument.text')), 'lettre'],
    ['an archive', bytes(zip('photo.jpg')), 'tout.zip'],
    ['a mail of Outlook', bytes(OLE), 'mail.msg'],
    ['a film', bytes('\0\0\0\x18ftypmp42'), 'film.mp4'],
    ['an Ogg of film', bytes(ogg('\x80theora')), 'film.ogg'],
    ['a photo of an iPhone', bytes('\0\0\0\x24ftypheic'), 'IMG_1.HEIC'],
  ])('is none that is taken: %s', (_, head, name) => {
    expect(sniffType(head, name)).toBeNull();
  });

  it('is found although the beginning ends in the middle of a letter', () => {
    expect(sniffType(utf8('Hier, à').subarray(0, 7), 'note')).toBe('text/plain');
  });
});
