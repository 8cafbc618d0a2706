import { describe, expect, it } from 'vitest';
import { added, author, changed, ratesOf } from './evaluate.fixture.ts';

describe('figure 5', () => {
  it('misses what does not become certain when it is confirmed', () => {
    const read = changed('store', (proposals) => proposals.filter(({ detail }) => detail !== 'people'));
    expect(ratesOf({ read })).toMatchObject({
      '5 Confirmed: whole, and nothing more': '1/2',
      '5 Confirmed: values there': '12/13',
    });
  });

  it('wants the whole name', () => {
    const read = changed('laundry', (proposals) =>
      proposals.map((one) => (one.detail === 'people' ? { ...one, value: author('Odile') } : one)),
    );
    expect(ratesOf({ read })['5 Confirmed: values there']).toBe('11/13');
  });

  it('does not press on a place of another incident', () => {
    const read = added(5, 'au réfectoire', { detail: 'where' });
    expect(ratesOf({ read })).toMatchObject({
      '5 Confirmed: whole, and nothing more': '2/2',
      '5 Confirmed: values too many': '0/18',
    });
  });

  it('wants nothing more', () => {
    const read = added(0, "la lingerie d'une clinique", { detail: 'where' }, { state: 'confirmed' });
    expect(ratesOf({ read })).toMatchObject({
      '5 Confirmed: whole, and nothing more': '1/2',
      '5 Confirmed: values too many': '1/19',
    });
  });
});
