import { expect, it } from 'vitest';
import en from '#web/i18n/en/conversations.ts';
import fr from '#web/i18n/fr/conversations.ts';
import { HELP_NUMBERS } from './help-numbers.ts';
import { firstNumbers, groupedNumbers, oldestVerification } from './help-numbers-list.ts';

it('every number is there, once, and its link dials what is written', () => {
  expect(HELP_NUMBERS.map(({ number }) => number)).toEqual([
    '17',
    '112',
    '114',
    '15',
    '3114',
    '3919',
    '116 006',
    '39 28',
  ]);
  for (const { number, href } of HELP_NUMBERS) {
    expect(href.replace(/^(tel|sms):/, '')).toBe(number.replaceAll(' ', ''));
  }
});

it.each([
  ['distress', ['3114'], []],
  ['rescue', ['15'], ['112']],
  ['danger', ['17'], ['112', '114']],
] as const)('%s has one large way first, and nothing is left out', (kind, [number], small) => {
  const { large, beside, others } = firstNumbers(kind);
  expect(large.number).toBe(number);
  expect(beside.map((entry) => entry.number)).toEqual(small);
  const grouped = groupedNumbers(others).flatMap(({ numbers }) => numbers);
  expect([large, ...beside, ...grouped].map(({ key }) => key).sort()).toEqual(
    HELP_NUMBERS.map(({ key }) => key).sort(),
  );
});

it('the list claims no later day than its oldest verification', () => {
  const [first] = HELP_NUMBERS;
  if (first === undefined) throw new Error('there are numbers');
  expect(oldestVerification([first, { ...first, verifiedOn: '2025-01-02' }])).toBe('2025-01-02');
});

it.each([
  ['fr', fr],
  ['en', en],
])('the texts around the list name no other number (%s)', (_language, { help }) => {
  const said = JSON.stringify({ ...help, number: undefined }).match(/\d+/g) ?? [];
  expect(said).toEqual(expect.arrayContaining(['15', '112', '3114']));
  expect(HELP_NUMBERS.map(({ number }) => number)).toEqual(expect.arrayContaining(said));
});
