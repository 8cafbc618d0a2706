import { expect, it } from 'vitest';
import en from '#web/i18n/en/conversations.ts';
import fr from '#web/i18n/fr/conversations.ts';
import { HELP_NUMBERS } from './help-numbers.ts';
import { groupedNumbers, type HelpSituation, oldestVerification } from './help-numbers-list.ts';

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

const shown = (situation: HelpSituation) =>
  groupedNumbers(situation).flatMap(({ numbers }) => numbers.map(({ number }) => number));

it('what helps most now comes first, and nothing is left out', () => {
  expect(shown('danger').slice(0, 2)).toEqual(['17', '112']);
  expect(shown('distress').slice(0, 3)).toEqual(['3114', '15', '112']);
  expect(shown('rescue').slice(0, 3)).toEqual(['15', '112', '3114']);
  for (const situation of ['danger', 'rescue', 'distress', 'none'] as const) {
    expect(shown(situation).sort()).toEqual(HELP_NUMBERS.map(({ number }) => number).sort());
  }
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
