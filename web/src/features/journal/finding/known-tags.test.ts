import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { TimelineItem } from '#contract/timeline.ts';
import { journalKeys } from '../journal-keys.ts';
import { knownTags } from './known-tags.ts';

const entry = (id: string, tags: string[]): TimelineItem => ({
  id,
  date: '2026-03-01T08:00:00.000Z',
  happened_on: null,
  happened_at: null,
  title: '',
  content: '',
  type: 'journal',
  data: { entry_type: 'note', mood: null, tags, is_private: true, version: 1, files: 0 },
});

it('the tags of what was loaded and found, each thing counted once, those of most things first', () => {
  const client = new QueryClient();
  const first = entry('1', ['bureau', 'équipe']);
  client.setQueryData([...journalKeys.overviews, ''], {
    pages: [{ items: [first, entry('2', ['équipe'])], nextCursor: null }],
    pageParams: [null],
  });
  client.setQueryData([...journalKeys.overviews, 'search', {}], {
    items: [first, entry('3', ['appel', 'équipe'])].map((item) => ({ item, matches: [] })),
    progress: null,
    end: null,
  });
  client.setQueryData([...journalKeys.overviews, 'days'], { days: [] });
  expect(knownTags(client)).toEqual(['équipe', 'appel', 'bureau']);
});
