import { expect, it } from 'vitest';
import type { FileType } from '#contract/files.ts';
import { nameToSave } from './save-file.ts';

it.each<[string, FileType, string]>([
  ['photo.JPG', 'image/jpeg', 'photo.JPG'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['note.txt.bat', 'text/plain', 'note.txt.bat.txt'],
  ['photo.exe', 'image/png', 'photo.exe.png'],
  ['lettre', 'application/pdf', 'lettre.pdf'],
  ['', 'application/pdf', 'Fichier.pdf'],
])('%j of kind %s is saved as %j', (name, type, saved) => {
  expect(nameToSave(name, type, 'Fichier')).toBe(saved);
});
