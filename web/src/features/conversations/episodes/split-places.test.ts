import { expect, it } from 'vitest';
import { conversationOf, messageOf } from '../test-messages.ts';
import { firstWords, splitPlaces } from './split-places.ts';

const open = conversationOf(
  messageOf('m0', 'user'),
  messageOf('m1', 'assistant'),
  messageOf('m2', 'user'),
  messageOf('m3', 'assistant'),
  messageOf('m4', 'user'),
  messageOf('m5', 'assistant'),
  messageOf('m6', 'user'),
);
const placesWith = (...keys: string[]) => {
  const [told = '', ...others] = keys;
  const { collected } = open;
  return splitPlaces({
    ...open,
    collected: { ...collected, key: told, others: others.map((key) => ({ ...collected, key })) },
  }).map(({ id }) => id);
};

it('another incident can begin at each message of the person but the first', () => {
  expect(splitPlaces(open).map(({ id }) => id)).toEqual(['m2', 'm4', 'm6']);
});

it('it can not begin where one begins already', () => {
  expect(placesWith('m4:0', '')).toEqual(['m2', 'm6']);
  expect(placesWith('b6', '')).toEqual(['m2', 'm4']);
  // In the middle of a message is not at its beginning.
  expect(placesWith('m4:12', '')).toEqual(['m2', 'm4', 'm6']);
});

it('a message is known by its first words, in one line', () => {
  expect(firstWords(' Il a\n\ncrié. ')).toBe('Il a crié.');
  expect(firstWords(`${'mot '.repeat(40)}`)).toMatch(/^(?:mot ){21}mot…$/);
  expect(firstWords(`${'x'.repeat(89)}😀`)).toBe(`${'x'.repeat(89)}…`);
});
