// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import { moveFiles } from './move-files.ts';

const OWNER = '01980000-0000-7000-8000-000000000001';
const record = (id: string) => ({ kind: 'journal_entry', id });
const keep = (id: string, to: string) =>
  keptFiles.keep({
    id,
    owner: OWNER,
    record: record(to),
    kind: 'file',
    name: `${id}.txt`,
    type: 'text/plain',
    size: 1,
    duration: null,
    addedAt: 1,
    content: new Blob(['a']),
  });
const idsOf = async (of: string) => (await keptFiles.of(OWNER, record(of))).map(({ id }) => id);

it('what was added to an entry that is gone goes with its words, and nothing else does', async () => {
  await keep('one', 'gone');
  await keep('two', 'gone');
  await keep('other', 'another');
  await moveFiles(OWNER, record('gone'), record('new'));
  expect(await idsOf('gone')).toEqual([]);
  expect(await idsOf('new')).toEqual(['one', 'two']);
  expect(await idsOf('another')).toEqual(['other']);
});
