import { expect, it } from 'vitest';
import { FILE_NAME_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { uploadName } from './upload-name.ts';

it.each([
  ['photo.jpg', 'photo.jpg'],
  ['', 'fichier'],
  ['...', 'fichier'],
  ['\u200b', 'fichier'],
  ['a\ud800.txt', 'a\ufffd.txt'],
])('%j is sent as %j', (name, sent) => {
  expect(uploadName(name)).toBe(sent);
});

it('a name that is too long is cut before its ending', () => {
  const sent = uploadName(`${'é'.repeat(300)}.docx`);
  expect([sent.length, sent.slice(-6)]).toEqual([FILE_NAME_MAX_CHARACTERS, 'é.docx']);
});
