import { describe, expect, it } from 'vitest';
import { added, at, author, changed, perfect, proposalOn, type Read, ratesOf } from './evaluate.fixture.ts';

describe('figure 3', () => {
  it.each([
    ['a day that is another', added(2, 'mardi', at('2026-03-03', null)), '18/19'],
    ['an hour that is another', added(1, '14 h', at(null, '04:00')), '18/19'],
    ['a forbidden value', added(1, 'Hier', at('2026-03-11', null)), '18/19'],
    ['an aside', added(0, 'Bonjour', { detail: 'impact' }), '18/19'],
    ['an aside, also as a description', added(3, "c'est une honte", { detail: 'description' }), '18/19'],
    [
      'forbidden words',
      added(3, 'Ma tante', { detail: 'witnesses', name: null, role: 'tante', part: 'witness' }),
      '18/19',
    ],
    ['words that are listed nowhere', added(5, 'mon badge', { detail: 'where' }), '18/19'],
    ['a name with another part', added(3, 'Samir', author('Samir')), '18/19'],
    [
      'a person with another part',
      added(1, 'Odile Brun', { detail: 'people', name: 'Odile Brun', role: null, part: 'informed' }),
      '18/19',
    ],
    ['another name on the words of the person', added(1, 'Odile Brun', author('Odile Brunet')), '18/19'],
    ['a denial told as something done', added(4, "Je n'ai rien signalé", { detail: 'actions' }), '18/19'],
    [
      'a denial where something was told',
      added(
        3,
        'Samir a tout vu',
        { detail: 'witnesses', name: null, role: null, part: 'witness' },
        { isDenial: true },
      ),
      '18/19',
    ],
  ])('counts as wrong %s', (_what, read, rate) => {
    expect(ratesOf({ read })['3 Proposals right']).toBe(rate);
  });

  it.each([
    ['a part of the name, with a title', added(1, 'Odile Brun', author('Mme brun'))],
    ['the role alone', added(1, 'ma responsable', author(null, 'responsable'))],
    [
      'a passage that shares half of the shorter one',
      added(5, 'ce matin à 8 h 30', at('2026-03-10', '14:00')),
    ],
  ])('counts as right %s', (_what, read) => {
    expect(ratesOf({ read })['3 Proposals right']).toBe('19/19');
  });

  it.each([
    [
      'what is tolerated',
      added(1, "m'a arraché un drap des mains", { detail: 'incident_type', type: 'fraud' }),
    ],
    ['a description of something else', added(3, 'Ma tante, elle', { detail: 'description' })],
    ['what the person refused', added(1, 'Hier', at('2026-03-11', null), { state: 'refused' })],
  ])('leaves out %s', (_what, read) => {
    expect(ratesOf({ read })['3 Proposals right']).toBe('18/18');
  });

  it('takes a forbidden type for wrong on tolerated words', () => {
    const read = added(1, "m'a arraché un drap des mains", { detail: 'incident_type', type: 'violence' });
    expect(ratesOf({ read })['3 Proposals right: incident_type']).toBe('0/1');
  });
});

describe('two incidents told as one', () => {
  const mixed: Read = (said, options) => {
    const reading = perfect(said, options);
    const proposals = reading.incidents.flatMap((one) => one.proposals);
    const told = proposals.length > 0;
    return { ...reading, incidents: told ? [{ key: '', proposals, told: [] }] : [] };
  };

  it('has the day and the hour of the second wrong, which are found all the same', () => {
    expect(ratesOf({ read: mixed })).toMatchObject({
      '3 Proposals right: when': '4/6',
      '3 Proposals right': '16/18',
      '4 Proposals found': '16/16',
      '9 Incidents told apart': '1/2',
    });
  });

  it('has a place of the first in the second wrong, though its words are expected', () => {
    const read = changed('laundry', (proposals, incident, told) =>
      incident === 1 && told > 5
        ? [...proposals, proposalOn('laundry', 1, 'devant la calandre', { detail: 'where' })]
        : proposals,
    );
    expect(ratesOf({ read })['3 Proposals right: where']).toBe('3/4');
  });
});

describe('figure 1', () => {
  it('counts a certain value that is not true', () => {
    const read = added(1, 'Hier', at('2026-03-11', '14:00', true), { state: 'confirmed', by: 'words' });
    expect(ratesOf({ read })).toMatchObject({
      '1 False certainties': '1/4',
      '1 False certainties: exact, though approximate': '0/4',
    });
  });

  it('counts nothing that stands in a conflict', () => {
    const read = added(1, 'Hier', at('2026-03-11', null), { state: 'confirmed', conflictsWith: ['other'] });
    expect(ratesOf({ read })['1 False certainties']).toBe('0/2');
  });

  it('tells a true value that nobody confirmed, and one that is too exact', () => {
    const read = added(1, '14 h', at(null, '14:00'), { by: 'full-date' });
    expect(ratesOf({ read })).toMatchObject({
      '1 False certainties': '0/3',
      '1 False certainties: true, but neither confirmed nor unasked': '1/3',
      '1 False certainties: exact, though approximate': '1/3',
    });
  });

  it('allows a certain place only where it may stand', () => {
    const read = added(0, "la lingerie d'une clinique", { detail: 'where' }, { state: 'confirmed' });
    expect(ratesOf({ read })['1 False certainties']).toBe('1/3');
  });
});
