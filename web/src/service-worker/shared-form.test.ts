import { expect, it } from 'vitest';
import { readShared } from './shared-form.ts';

const form = (parts: Record<string, string | File>): FormData => {
  const made = new FormData();
  for (const [name, part] of Object.entries(parts)) made.append(name, part);
  return made;
};

it('takes the files and the words as they are', async () => {
  const picture = new File(['abc'], 'capture.png', { type: 'image/png' });
  const { files, text } = readShared(
    form({ title: 'Message', text: 'Il écrit :\n« Dehors »', files: picture }),
  );
  expect(text).toBe('Message\nIl écrit :\n« Dehors »');
  expect(files.map(({ name }) => name)).toEqual(['capture.png']);
  expect(await files[0]?.text()).toBe('abc');
});

it('says nothing twice, and holds nothing where nothing came', () => {
  const url = 'https://exemple.fr/a';
  expect(readShared(form({ title: '', text: `À lire ${url}`, url })).text).toBe(`À lire ${url}`);
  expect(readShared(form({ title: 'A', text: 'A' })).text).toBe('A');
  // What a browser sends of an empty file field.
  expect(readShared(form({ files: new File([], '') }))).toEqual({ files: [], text: '' });
});
