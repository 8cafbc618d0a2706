import { expect, it } from 'vitest';
import type { PlainFile } from '../types/plain-file.ts';
import { readInside } from './read-inside.ts';

it('a person’s document is not behind those of somebody else', async () => {
  const held = Promise.withResolvers<never>();
  held.promise.catch(() => undefined);
  const begun: string[] = [];
  /** A document that takes as long as it likes. */
  const document = (name: string): PlainFile => ({
    size: 9,
    stream: async function* () {
      begun.push(name);
      yield await held.promise;
    },
  });
  const read = (owner: string, name: string): Promise<unknown> =>
    readInside(document(name), 'application/pdf', owner).catch(() => null);
  const all = Array.from({ length: 12 }, (_, at) => read('a', `a${at}`));
  all.push(read('b', 'b0'));
  await expect.poll(() => begun).toEqual(['a0', 'b0']);
  held.reject(new Error('ended'));
  await Promise.all(all);
  expect(begun.length).toBe(13);
});
