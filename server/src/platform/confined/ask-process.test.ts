import { expect, it } from 'vitest';
import { askProcess } from './ask-process.ts';

const PROGRAM = { file: new URL('./ask-process.fixture.ts', import.meta.url) };

it('a program that takes all the memory there is ends without an answer, and the next one is asked', async () => {
  const small = { ...PROGRAM, maxHeapMegabytes: 16 };
  expect(await askProcess(small, { where: 'in the heap' })).toBeNull();
  expect(await askProcess(small, { where: 'nowhere' })).toBe('done');
});

it('a program that takes it outside its heap, which no limit of the heap counts, ends as well', async () => {
  const small = { ...PROGRAM, maxProcessBytes: 128 * 1024 * 1024 };
  expect(await askProcess(small, { where: 'outside the heap' })).toBeNull();
});
