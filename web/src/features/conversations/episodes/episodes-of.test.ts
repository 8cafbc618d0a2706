import { expect, it } from 'vitest';
import { conversationOf } from '../test-messages.ts';
import { episodeOf, episodesOf } from './episodes-of.ts';

const { collected: nothing } = conversationOf();
const first = { ...nothing, key: '', number: 1 };
const second = { ...nothing, key: 'm3:0', number: 2 };

it('incidents stand in the order in which they were begun, whichever is being told', () => {
  expect(episodesOf({ ...second, others: [first] }).map(({ number }) => number)).toEqual([1, 2]);
  expect(episodesOf(nothing)).toEqual([nothing]);
});

it('an incident is found by its name, and the one being told stands in for one that is gone', () => {
  const collected = { ...second, others: [first] };
  expect(episodeOf(collected, '').number).toBe(1);
  expect(episodeOf(collected, 'm9:4').number).toBe(2);
  expect(episodeOf(collected, null).number).toBe(2);
  expect(episodeOf(collected, null)).not.toHaveProperty('others');
});
