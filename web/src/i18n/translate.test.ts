import { expect, it } from 'vitest';
import { translate } from './translate.ts';

const TEXTS = {
  plain: 'Bonjour',
  named: '{name} et {other}',
  deep: { er: 'Dedans' },
  found_zero: 'Rien',
  found_one: 'Un texte',
  found_other: '{count} textes',
};
const say = (key: string, values = {}) => translate(TEXTS, key, values, 'fr');

it('finds a text by its dotted key and fills in its names', () => {
  expect(say('plain')).toBe('Bonjour');
  expect(say('deep.er')).toBe('Dedans');
  expect(say('named', { name: 'Anne', other: 'Paul' })).toBe('Anne et Paul');
});

it('never reads what a value contains as a name, nor as a pattern', () => {
  expect(say('named', { name: '{other} $& <b>', other: 'Paul' })).toBe('{other} $& <b> et Paul');
});

it('leaves out what nobody gave', () => {
  expect(say('named', { name: 'Anne', other: null })).toBe('Anne et ');
});

it.each([
  [0, 'Rien'],
  [1, 'Un texte'],
  [1.5, 'Un texte'],
  [2, '2 textes'],
  [12_000, '12\u202f000 textes'],
  // French has a form of its own for it, which no catalogue has.
  [1_000_000, '1\u202f000\u202f000 textes'],
])('counts in French: %d is « %s »', (count, text) => {
  expect(say('found', { count })).toBe(text);
});

it('counts in English, where nothing is many', () => {
  expect(translate({ n_one: 'one', n_other: '{count}' }, 'n', { count: 0 }, 'en')).toBe('0');
});

it('shows the key of a text that is missing, so that the page still shows', () => {
  expect(say('deep')).toBe('deep');
  expect(say('no.such')).toBe('no.such');
});
