import { expect, it } from 'vitest';
import type { EntryHistory } from '#contract/journal.ts';
import { emptyEntry } from '../entry/entry-values.ts';
import { shownVersions } from './version-changes.ts';

const at = '2026-03-12T10:00:00.000Z';
const version = (number: number, change: object): EntryHistory['versions'][number] => ({
  version: number,
  recorded_at: at,
  action: number === 1 ? 'create' : 'update',
  record: { ...emptyEntry(), written_at: null, ...change },
});

it('versions stand newest first, each with what it changed; the first one changed nothing', () => {
  const shown = shownVersions([
    version(1, { title: 'A' }),
    version(2, { title: 'B', mood: 'negative' }),
    version(3, { title: 'B', mood: 'negative', files: ['f'] }),
  ]);
  expect(shown.map(({ version: number, changed }) => [number, changed])).toEqual([
    [3, ['files']],
    [2, ['title', 'mood']],
    [1, []],
  ]);
});

it('a version that does not open hides neither the others nor itself', () => {
  const shown = shownVersions([{ version: 1, recorded_at: at, damaged: true }, version(2, { title: 'B' })]);
  expect(shown.map(({ values, before }) => [values?.title ?? null, before])).toEqual([
    ['B', null],
    [null, null],
  ]);
});
