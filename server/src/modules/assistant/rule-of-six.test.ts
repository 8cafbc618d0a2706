import { expect, it } from 'vitest';
import type { Collected, CollectedDetail, DetailKind } from '#contract/interview.ts';
import { DETAIL_KINDS } from '#contract/interview.ts';
import { meetsRuleOfSix } from './interview.ts';

const collectedWith = (
  kinds: readonly DetailKind[],
  certainty: CollectedDetail['certainty'] = 'exact',
): Pick<Collected, 'filled' | 'details'> => ({
  filled: kinds.length,
  details: kinds.map((kind) => ({ kind, certainty, value: '', sources: [] })),
});
const without = (...kinds: readonly DetailKind[]) => DETAIL_KINDS.filter((kind) => !kinds.includes(kind));

it('six of the eight details make an incident, five do not', () => {
  expect(meetsRuleOfSix(collectedWith(without('actions', 'witnesses')))).toBe(true);
  expect(meetsRuleOfSix(collectedWith(without('actions', 'witnesses', 'where')))).toBe(false);
});

it('six of a day on which nothing was done to anybody make none', () => {
  const chat = collectedWith(without('incident_type', 'impact'));
  expect(meetsRuleOfSix(chat)).toBe(false);
  expect(meetsRuleOfSix(collectedWith(without('incident_type', 'actions')))).toBe(true);
});

it('whoever can say neither what it was nor what it did to her is not refused', () => {
  const { filled, details } = collectedWith(without('incident_type', 'impact'));
  const unknown = collectedWith(['incident_type', 'impact'], 'unknown').details;
  expect(meetsRuleOfSix({ filled, details: [...details, ...unknown] })).toBe(true);
  expect(meetsRuleOfSix({ filled, details: [...details, ...unknown.slice(1)] })).toBe(false);
});
