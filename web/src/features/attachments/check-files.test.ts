import { expect, it, vi } from 'vitest';
import { ATTACHMENTS_MAX_COUNT, FILE_MAX_BYTES } from '#contract/limits.ts';
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
