import { expect, it } from 'vitest';
import { placeOfPseudonym, pseudonymAt } from './pseudonyms.ts';

it('a pseudonym has a letter, and behind the last one two', () => {
  expect([0, 1, 25, 26, 27, 51, 52].map(pseudonymAt)).toEqual(
    ['A', 'B', 'Z', 'AA', 'AB', 'AZ', 'BA'].map((letters) => `Personne ${letters}`),
  );
  for (let place = 0; place < 200; place += 1) expect(placeOfPseudonym(pseudonymAt(place))).toBe(place);
  for (const name of ['Personne', 'Personne Alpha', 'personne A', 'Mme Personne A', 'Aline']) {
    expect(placeOfPseudonym(name)).toBeNull();
  }
});
