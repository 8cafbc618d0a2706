import { describe, expect, it } from 'vitest';
import type { NamedPlaceInIncident } from '#contract/anonymity.ts';
import { choicesOf, groupsOf, isChosen, withAll } from './place-choices.ts';

const place = (
  key: string,
  sureness: NamedPlaceInIncident['sureness'],
  pseudonyms = ['Personne A'],
): NamedPlaceInIncident => ({
  key,
  holder: 'incident',
  holder_id: 'i',
  number: null,
  field: 'description',
  before: '',
  words: 'Rose',
  becomes: pseudonyms.join(' ou '),
  behind: '',
  pseudonyms,
  sureness,
});
const PLACES = [place('a', 'certain'), place('b', 'doubtful'), place('c', 'unlikely')];

describe('the places of an anonymization', () => {
  it('are replaced by themselves, but for the unlikely ones', () => {
    expect(PLACES.map((one) => isChosen(one, new Set()))).toEqual([true, true, false]);
    expect(PLACES.map((one) => isChosen(one, new Set(['a', 'c'])))).toEqual([false, true, true]);
    expect(choicesOf(PLACES, new Set(['a', 'c', 'gone']))).toEqual({ left: ['a'], taken: ['c'] });
  });

  it('are all replaced, or none, by one press', () => {
    const all = withAll(new Set(['a']), PLACES, true);
    expect(PLACES.every((one) => isChosen(one, all))).toBe(true);
    const none = withAll(all, PLACES, false);
    expect(PLACES.some((one) => isChosen(one, none))).toBe(false);
  });

  it('stand by person, and those of either last', () => {
    const either = place('d', 'doubtful', ['Personne A', 'Personne B']);
    const persons = [
      { pseudonym: 'Personne A', names: ['Rose'] },
      { pseudonym: 'Personne B', names: ['Marc'] },
    ];
    expect(groupsOf({ persons, places: [either, ...PLACES] })).toEqual([
      { pseudonyms: ['Personne A'], names: ['Rose'], open: PLACES.slice(1), sure: PLACES.slice(0, 1) },
      { pseudonyms: ['Personne A', 'Personne B'], names: [], open: [either], sure: [] },
    ]);
  });
});
