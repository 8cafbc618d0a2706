import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Proposal } from '../proposals/proposal.ts';
import type { Value } from '../readers/finding.ts';
import type { ConversationReading } from '../reading.ts';
import { evaluate } from './evaluate.ts';
import { figuresOf } from './figure.ts';
import { perfectReader } from './perfect-reader.ts';
import { messageIdOf } from './places.ts';
import type { ReadingSubject, Shown, Subject } from './subject.ts';
import { TEST_SET } from './test-set.ts';

const SET = { conversations: TEST_SET, heard: [], replies: [] };
const perfect = perfectReader(TEST_SET);

/** "3 Proposals right: when" → "4/4". */
const ratesOf = (subject: Subject): Record<string, string> =>
  Object.fromEntries(
    figuresOf(evaluate(SET, subject).counts).map(({ figure, part, numerator, denominator }) => [
      part === '' ? figure : `${figure}: ${part}`,
      `${numerator}/${denominator}`,
    ]),
  );

type Read = ReadingSubject['read'];

/** The perfect reading, with the proposals of one conversation changed; `told` is the number of its turns so far. */
const changed =
  (
    id: string,
    change: (proposals: readonly Proposal[], incident: number, told: number) => readonly Proposal[],
  ): Read =>
  (said, options) => {
    const reading = perfect(said, options);
    const own = said.filter(({ role }) => role === 'user');
    const isIt = TEST_SET.find((one) => one.id === id)?.turns[0] === own[0]?.content;
    if (!isIt) return reading;
    const incidents = reading.incidents.map((one, incident) => ({
      ...one,
      proposals: change(one.proposals, incident, own.length),
    }));
    return { ...reading, incidents };
  };

/** A proposal that rests on the words of a turn of a conversation of the set. */
const proposalOn = (
  id: string,
  turn: number,
  words: string,
  value: Value,
  more?: Partial<Proposal>,
): Proposal => {
  const text = TEST_SET.find((one) => one.id === id)?.turns[turn] ?? '';
  const start = text.indexOf(words);
  if (start === -1) throw new Error(`Not in the turn: ${words}`);
  return {
    id: `added ${turn} ${start} ${JSON.stringify(value)}`,
    detail: value.detail,
    value,
    passages: [{ messageId: messageIdOf(turn), start, end: start + words.length, words }],
    isDenial: false,
    why: 'test',
    state: 'proposed',
    by: null,
    conflictsWith: [],
    ...more,
  };
};

/** Adds a proposal to the laundry's first incident, from its turn on. */
const added = (turn: number, words: string, value: Value, more?: Partial<Proposal>): Read =>
  changed('laundry', (proposals, incident, told) =>
    incident === 0 && told > turn
      ? [...proposals, proposalOn('laundry', turn, words, value, more)]
      : proposals,
  );

const at = (day: string | null, time: string | null, isApproximate = false): Value => ({
  detail: 'when',
  day,
  time,
  isApproximate,
  isFull: false,
  of: 'event',
});
const author = (name: string | null, role: string | null = null): Value => ({
  detail: 'people',
  name,
  role,
  part: 'author',
});

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

describe('figure 2', () => {
  it('looks for what was put right from that turn on, and not before', () => {
    const before = changed('laundry', (proposals, incident, told) =>
      incident === 0 && told === 2
        ? [...proposals, proposalOn('laundry', 1, 'Hier', at('2026-03-11', null))]
        : proposals,
    );
    expect(ratesOf({ read: before })['2 Came back: refused in words']).toBe('0/2');
    const after = added(1, 'Hier', at('2026-03-11', null));
    expect(ratesOf({ read: after })['2 Came back: refused in words']).toBe('1/2');
  });

  it('looks into titles and records where they are given', () => {
    const draftOf = (text: string, where: Shown['where'] = 'record'): Subject => ({
      read: perfect,
      draft: () => [{ where, incident: 0, detail: null, text }],
    });
    const part = '2 Came back: refused in words, in titles and records';
    expect(ratesOf(draftOf('Le 11 mars vers 14 h'))[part]).toBe('1/2');
    expect(ratesOf(draftOf('Le 10 mars. Non pardon, mardi.'))[part]).toBe('0/2');
    expect(ratesOf(draftOf('Un drap, le 11 mars', 'title'))[part]).toBe('1/2');
    const typed = (type: string): Subject => ({
      read: perfect,
      draft: () => [{ where: 'panel', incident: 0, detail: 'incident_type', text: type }],
    });
    expect(ratesOf(typed('violence'))[part]).toBe('1/2');
    expect(ratesOf(typed('sexual_violence'))[part]).toBe('0/2');
  });

  it('refuses what is wrong by a press, and counts what comes back', () => {
    const wrong = proposalOn('laundry', 3, 'Ma tante', author(null, 'tante'));
    const heeding: Read = (said, options) => {
      const isRefused = options.answers.some(
        ({ about, action }) => action === 'refuse' && about?.passages[0]?.words === 'Ma tante',
      );
      const state = isRefused ? 'refused' : 'proposed';
      return added(3, 'Ma tante', wrong.value, { state })(said, options);
    };
    expect(ratesOf({ read: heeding })['2 Came back: refused by a press']).toBe('0/1');
    const deaf = added(3, 'Ma tante', wrong.value);
    expect(ratesOf({ read: deaf })['2 Came back: refused by a press']).toBe('1/1');
  });
});

it('counts a value that was refused by a press and stands in the title', () => {
  const heeding: Read = (said, options) => {
    const state = options.answers.some(({ action }) => action === 'refuse') ? 'refused' : 'proposed';
    return added(1, '14 h', at(null, '04:00'), { state })(said, options);
  };
  const titled = (text: string): Subject => ({
    read: heeding,
    draft: () => [{ where: 'title', incident: 0, detail: null, text }],
  });
  expect(ratesOf(titled('Un drap arraché à 4 h'))['2 Came back: refused by a press']).toBe('1/1');
  expect(ratesOf(titled('Un drap arraché à 14 h'))['2 Came back: refused by a press']).toBe('0/1');
});

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
