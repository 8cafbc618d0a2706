import { expect, it } from 'vitest';
import { pastedFiles } from './pasted-files.ts';

const paste = (names: string[], text = '') => ({
  files: names.map((name) => new File(['x'], name)) as unknown as FileList,
  getData: () => text,
});
const namesOf = (data: ReturnType<typeof paste>) => pastedFiles(data).map(({ name }) => name);

it('takes a picture that was copied', () => {
  expect(namesOf(paste(['image.png']))).toEqual(['image.png']);
});

it('takes files that were copied in the file manager, with their names as words', () => {
  expect(namesOf(paste(['a.pdf', 'b.pdf'], '/home/a.pdf\nb.pdf'))).toEqual(['a.pdf', 'b.pdf']);
});

it('leaves words to the input, also when they bring a picture of themselves', () => {
  expect(namesOf(paste([], 'Il a dit'))).toEqual([]);
  expect(namesOf(paste(['image.png'], 'Il a dit'))).toEqual([]);
});
