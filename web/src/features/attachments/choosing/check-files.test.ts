import { describe, expect, it, vi } from 'vitest';
import { ATTACHMENTS_MAX_COUNT, FILE_MAX_BYTES } from '#contract/common/limits.ts';
import { checkFiles } from './check-files.ts';

const note = (name: string, text = 'mots') => new File([text], name);

it('takes what qualifies, by its bytes, and says of each other one why not', async () => {
  const unreadable = note('dossier');
  vi.spyOn(unreadable, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('a folder', 'NotFoundError')),
  } as unknown as Blob);
  const { accepted, refused } = await checkFiles(
    [
      note('note.txt'),
      note('page.txt', '<!doctype html>'),
      note('vide.txt', ''),
      new File([new Uint8Array(FILE_MAX_BYTES + 1)], 'film.png'),
      unreadable,
      new File([new Uint8Array(FILE_MAX_BYTES).fill(97)], 'long.txt'),
    ],
    0,
  );
  expect(accepted.map(({ file, type }) => [file.name, type])).toEqual([
    ['note.txt', 'text/plain'],
    ['long.txt', 'text/plain'],
  ]);
  expect(refused).toEqual([
    { name: 'page.txt', reason: 'type' },
    { name: 'vide.txt', reason: 'empty' },
    { name: 'film.png', reason: 'too_large' },
    { name: 'dossier', reason: 'unreadable' },
  ]);
});

it('takes no more than a message may carry, those that wait counted in', async () => {
  const fifty = Array.from({ length: 50 }, (_, index) => note(`${index}.txt`));
  const { accepted, refused } = await checkFiles(fifty, 3);
  expect(accepted.length).toBe(ATTACHMENTS_MAX_COUNT - 3);
  expect(refused.length).toBe(50 - accepted.length);
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['too_many']));
});

it('does not count what is refused for another reason against the places', async () => {
  const { accepted } = await checkFiles([note('a', ''), note('b.txt')], ATTACHMENTS_MAX_COUNT - 1);
  expect(accepted.map(({ file }) => file.name)).toEqual(['b.txt']);
});

describe('a damaged sound', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const file = (name: string, text: string) => new File([bytes(text)], name);
  const second = `RIFF\x24\x7d\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\x3e\0\0\0\x7d\0\0\x02\0\x10\0data\0\x7d\0\0${'\0'.repeat(32_000)}`;
  const noise = '\xa7\x1c\x80\x03'.repeat(500);

  it('is said when it is chosen, and the others are taken without it', async () => {
    const { accepted, refused } = await checkFiles(
      [
        file('a.wav', second),
        file('b.wav', `RIFF\0\0\0\0WAVE${noise}`),
        file('c.mp3', `ID3\x04\0\0\0\0\0\x05${noise}`),
        file('d.MP3', noise),
        file('e.wav', 'Not found'),
        note('f.txt'),
      ],
      0,
    );
    expect(accepted.map(({ file: { name }, type, seconds }) => [name, type, seconds])).toEqual([
      ['a.wav', 'audio/wav', 1],
      ['f.txt', 'text/plain', null],
    ]);
    expect(refused).toEqual(
      ['b.wav', 'c.mp3', 'd.MP3', 'e.wav'].map((name) => ({ name, reason: 'sound_unreadable' })),
    );
  });

  it('is not what is something else under the name of a sound', async () => {
    const film = file('film.mp3', `\0\0\0\x18ftypmp42${noise}`);
    const ogg = `OggS\0\x02${'\0'.repeat(20)}\x01\x1e\x80theora${noise}`;
    const { refused } = await checkFiles([film, file('film.ogg', ogg), file('a.bin', noise)], 0);
    expect(refused.map(({ reason }) => reason)).toEqual(['type', 'type', 'type']);
    const photo = await checkFiles([file('photo.mp3', '\xff\xd8\xff\xe0\0\x10JFIF')], 0);
    expect(photo.refused.map(({ reason }) => reason)).toEqual(['not_sound']);
  });
});

it('does not take what is not what its name says, and says what it is not', async () => {
  const { accepted, refused } = await checkFiles(
    [
      note('photo.png'),
      note('lettre.docx'),
      new File(['PK\x03\x04 an archive'], 'contrat.pdf'),
      note('virus.exe'),
      new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0])], 'photo2.png'),
      note('notes.md'),
    ],
    0,
  );
  expect(accepted.map(({ file, type }) => [file.name, type])).toEqual([
    ['photo2.png', 'image/jpeg'],
    ['notes.md', 'text/plain'],
  ]);
  expect(refused).toEqual([
    { name: 'photo.png', reason: 'not_picture' },
    { name: 'lettre.docx', reason: 'not_word' },
    { name: 'contrat.pdf', reason: 'not_pdf' },
    { name: 'virus.exe', reason: 'type' },
  ]);
});
