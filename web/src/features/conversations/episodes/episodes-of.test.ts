import { expect, it } from 'vitest';
import { conversationOf } from '../test-messages.ts';
import { episodeOf, episodesOf } from './episodes-of.ts';

const { collected: nothing } = conversationOf();
const first = { ...nothing, key: '', number: 1, day: '2026-03-03' };
const second = { ...nothing, key: 'm3:0', number: 2, day: '2026-04-12' };

it('incidents stand in the order in which they were begun, whichever is being told', () => {
  expect(episodesOf({ ...second, others: [first] }).map(({ day }) => day)).toEqual([
    '2026-03-03',
    '2026-04-12',
  ]);
  expect(episodesOf(nothing)).toEqual([nothing]);
});

it('an incident is found by its name, and the one being told stands in for one that is gone', () => {
  const collected = { ...second, others: [first] };
  expect(episodeOf(collected, '').day).toBe('2026-03-03');
  expect(episodeOf(collected, 'm9:4').day).toBe('2026-04-12');
  expect(episodeOf(collected, null).day).toBe('2026-04-12');
  expect(episodeOf(collected, null)).not.toHaveProperty('others');
});
