import { expect, it } from 'vitest';
import { HELP_NUMBERS } from './help-numbers.ts';
import { groupedNumbers, oldestVerification } from './help-numbers-list.ts';

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

it('what is more urgent comes first, and the other group is not left out', () => {
  expect(groupedNumbers('support').map(({ group }) => group)).toEqual(['support', 'emergency']);
  expect(groupedNumbers('emergency').flatMap(({ numbers }) => numbers)).toHaveLength(HELP_NUMBERS.length);
});

it('the list claims no later day than its oldest verification', () => {
  const [first] = HELP_NUMBERS;
  if (first === undefined) throw new Error('there are numbers');
  expect(oldestVerification([first, { ...first, verifiedOn: '2025-01-02' }])).toBe('2025-01-02');
  expect(oldestVerification([{ ...first, verifiedOn: null }])).toBeNull();
});
