import { expect, it } from 'vitest';
import type { Alarm, HeardText } from './corpus.ts';
import { evaluate } from './evaluate.ts';
import { figuresOf } from './figure.ts';

const card: Alarm = { kind: 'danger', degree: 'plain' };
const line: Alarm = { kind: 'distress', degree: 'faint' };

const textOf = (id: string, alarm: Alarm | null, may: Alarm | null = null): HeardText => ({
  id,
  before: ['avant'],
  text: id,
  spelling: 'sms',
  alarm,
  may,
});

/** What each text raises, by its id. */
const ratesOf = (texts: readonly HeardText[], rang: Readonly<Record<string, Alarm>>) =>
  Object.fromEntries(
    figuresOf(
      evaluate({ conversations: [], heard: texts, replies: [] }, { hear: (text) => rang[text] ?? null })
        .counts,
    ).map(({ figure, part, numerator, denominator }) => [
      `${figure}: ${part}`,
      `${numerator}/${denominator}`,
    ]),
  );

it('finds a plain alarm by the card of its kind only, and a faint one by either degree', () => {
  const texts = ['a', 'b', 'c'].map((id) => textOf(id, card)).concat(textOf('d', line), textOf('e', line));
  const rang = {
    a: card,
    b: { ...card, degree: 'faint' },
    c: { ...line, degree: 'plain' },
    d: line,
    e: card,
  } as const;
  expect(ratesOf(texts, rang)).toMatchObject({
    '6 Alarms found: ': '3/5',
    '6 Alarms found: plain danger': '1/3',
    '6 Alarms found: faint distress': '2/2',
    '6 Alarms found: in texts, sms spelling': '3/5',
  });
});

it('counts a card for a faint sign as one without need, and a line that may ring not at all', () => {
  const texts = [
    textOf('faint', line),
    textOf('may', null, line),
    textOf('quiet', null),
    textOf('calm', null),
  ];
  expect(ratesOf(texts, { faint: card, may: line, quiet: line })).toMatchObject({
    '6 Alarms found: ': '1/1',
    '7 Alarms false: cards': '1/4',
    '7 Alarms false: lines': '1/2',
  });
});

it('allows a card where one may be shown', () => {
  expect(
    ratesOf([textOf('may', null, card), textOf('quiet', null)], { may: card, quiet: card }),
  ).toMatchObject({
    '7 Alarms false: cards': '1/1',
    '7 Alarms false: lines': '0/1',
  });
});
