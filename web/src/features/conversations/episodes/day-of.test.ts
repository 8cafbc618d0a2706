import { expect, it } from 'vitest';
import { proposalOf, whenOf } from '../test-messages.ts';
import { dayOf } from './day-of.ts';

const first = proposalOf(whenOf('2026-03-03'), 'mardi');
const second = proposalOf(whenOf('2026-03-10'), 'le 10 mars');

it('an incident is known by its certain day, else by the first that was told and not refused', () => {
  expect(dayOf({ proposals: [first, second] })).toBe('2026-03-03');
  expect(dayOf({ proposals: [first, { ...second, certain: true }] })).toBe('2026-03-10');
  expect(dayOf({ proposals: [{ ...first, state: 'refused' }, second] })).toBe('2026-03-10');
  expect(dayOf({ proposals: [proposalOf(whenOf(null, '10:00'), 'à 10h')] })).toBeNull();
});
