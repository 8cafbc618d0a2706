import { expect, it } from 'vitest';
import { isNameOf } from './file-endings.ts';
import type { FileType } from './files.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it.each<[string, FileType]>([
  ['photo.png', 'image/png'],
  ['photo.JPG', 'image/webp'],
  ['lettre.doc', DOCX],
  ['memo.opus', 'audio/ogg'],
  ['notes.md', 'text/plain'],
  ['mail.eml', 'text/plain'],
  ['scan', 'application/pdf'],
  ['1. La lettre de M. Durand', 'application/pdf'],
])('%s may be %s', (name, type) => expect(isNameOf(name, type)).toBe(true));

it.each<[string, FileType]>([
  ['photo.png', 'text/plain'],
  ['lettre.pdf', DOCX],
  ['photo.jpg', 'application/pdf'],
  ['memo.mp3', 'image/jpeg'],
  ['virus.exe', 'text/plain'],
  ['photo.png.exe', 'image/png'],
  ['photo.exe. ', 'image/png'],
  ['photo.exe\u200e', 'image/png'],
  ['note.docx', 'text/plain'],
])('%s is not %s', (name, type) => expect(isNameOf(name, type)).toBe(false));
