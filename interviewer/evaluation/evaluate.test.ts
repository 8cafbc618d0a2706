import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Proposal } from '../proposals/proposal.ts';
import type { Value } from '../readers/finding.ts';
import type { ConversationReading } from '../reading.ts';
import { at, author, perfect, type Read, ratesOf, SET } from './evaluate.fixture.ts';
import { evaluate } from './evaluate.ts';
import { figuresOf } from './figure.ts';
import { messageIdOf } from './places.ts';
import { TEST_SET } from './test-set.ts';

describe('a reading made of the labels', () => {
  const rates = ratesOf({ read: perfect });

  it('has full marks in every figure', () => {
    expect(rates).toMatchObject({
      '1 False certainties': '0/2',
      '1 False certainties: true, but neither confirmed nor unasked': '0/2',
      '2 Came back: refused in words': '0/2',
      '2 Came back: refused by a press': '0/0',
      '3 Proposals right': '18/18',
      '4 Proposals found': '16/16',
      '5 Confirmed: whole, and nothing more': '2/2',
      '5 Confirmed: values there': '13/13',
      '5 Confirmed: values too many': '0/18',
      '6 Alarms found': '1/1',
      '6 Alarms found: plain danger': '1/1',
      '7 Alarms false: cards': '0/8',
      '7 Alarms false: lines': '0/7',
      '8 Offers: wrong': '0/1',
      '8 Offers: missing': '0/1',
      '9 Incidents told apart': '2/2',
    });
  });

  it('is judged per detail', () => {
    expect(rates).toMatchObject({
      '3 Proposals right: when': '6/6',
      '3 Proposals right: people': '3/3',
      '3 Proposals right: actions': '1/1',
      '4 Proposals found: where': '3/3',
      '4 Proposals found: witnesses': '1/1',
    });
  });
});

it('finds nothing in an empty reading, and nothing wrong', () => {
  const empty: ConversationReading = {
    incidents: [],
    current: '',
    alarms: [],
    isAlarmed: false,
    isReady: false,
    card: null,
    isProtest: false,
  };
  expect(ratesOf({ read: () => empty })).toMatchObject({
    '1 False certainties': '0/0',
    '3 Proposals right': '0/0',
    '4 Proposals found': '0/16',
    '5 Confirmed: whole, and nothing more': '0/2',
    '5 Confirmed: values there': '0/13',
    '6 Alarms found': '0/1',
    '7 Alarms false: cards': '0/8',
    '8 Offers: wrong': '0/1',
    '8 Offers: missing': '1/1',
    '9 Incidents told apart': '0/2',
  });
});

it('counts no more hits than there are things to count, whatever a reading says', () => {
  const values: readonly Value[] = [
    at('2026-03-11', '08:30'),
    author('Samir'),
    author(null, null),
    { detail: 'witnesses', name: 'Odile', role: null, part: 'witness' },
    { detail: 'incident_type', type: 'violence' },
    { detail: 'where' },
  ];
  const span = fc.record({ turn: fc.nat(9), start: fc.nat(90), length: fc.nat(60) });
  const proposal = fc
    .record({
      value: fc.constantFrom(...values),
      spans: fc.array(span, { maxLength: 2 }),
      isDenial: fc.boolean(),
      state: fc.constantFrom('proposed', 'confirmed', 'corrected', 'refused', 'unsure'),
      by: fc.constantFrom('press', 'words', 'full-date', null),
    })
    .map(
      ({ value, spans, ...rest }): Proposal => ({
        ...rest,
        id: JSON.stringify([value, spans]),
        detail: value.detail,
        value,
        passages: spans.map(({ turn, start, length }) => ({
          messageId: messageIdOf(turn),
          start,
          end: start + length,
          words: '',
        })),
        why: 'any',
        conflictsWith: [],
      }),
    );
  fc.assert(
    fc.property(fc.array(fc.array(proposal, { maxLength: 4 }), { maxLength: 3 }), (incidents) => {
      const read: Read = (said, options) => ({
        ...perfect(said, options),
        incidents: incidents.map((proposals, place) => ({ key: String(place), proposals, told: [] })),
      });
      for (const { numerator, denominator } of figuresOf(evaluate(SET, { read }).counts)) {
        expect(numerator).toBeLessThanOrEqual(denominator);
      }
    }),
    { numRuns: 30 },
  );
});

it('puts the replies in between the turns', () => {
  const heard: number[] = [];
  const read: Read = (said, options) => {
    heard.push(said.filter(({ role }) => role === 'assistant').length);
    return perfect(said, options);
  };
  evaluate({ ...SET, conversations: TEST_SET.slice(1) }, { read, reply: () => 'Je vous lis.' });
  expect(Math.max(...heard)).toBe(2);
  expect(ratesOf({ read: perfect, reply: () => 'Je vous lis.' })['3 Proposals right']).toBe('18/18');
});

it('says what it could not measure', () => {
  expect(evaluate(SET, {}).remarks).toHaveLength(5);
});
