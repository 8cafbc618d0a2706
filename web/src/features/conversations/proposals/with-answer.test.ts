import { expect, it } from 'vitest';
import type { Collected } from '#contract/interview.ts';
import { proposalOf, whenOf } from '../test-messages.ts';
import { withAnswer } from './with-answer.ts';

const tuesday = proposalOf(whenOf('2026-11-17'), 'mardi', { id: 'a', conflicts: ['b'] });
const wednesday = proposalOf(whenOf('2026-11-18'), 'mercredi', { id: 'b', conflicts: ['a'] });
const collected: Collected = { key: '', proposals: [tuesday, wednesday], told: ['when'], card: null };
const after = (action: 'confirm' | 'refuse' | 'unsure' | 'correct') =>
  withAnswer(collected, { action, proposal: 'b', episode: '' }).proposals;

it('a press shows its result at once', () => {
  expect(after('confirm')[1]).toMatchObject({ state: 'confirmed', certain: true });
  expect(after('unsure')[1]).toMatchObject({ state: 'unsure', certain: false });
  expect(after('confirm')[0]).toBe(tuesday);
});

it('what was refused contradicts nothing any more, and what is typed waits for the server', () => {
  expect(after('refuse').map(({ state, conflicts }) => [state, conflicts])).toEqual([
    ['proposed', []],
    ['refused', []],
  ]);
  expect(after('correct')).toEqual([tuesday, wednesday]);
});

it('only the incident that was meant changes', () => {
  const several = {
    ...collected,
    key: 'm3:0',
    others: [{ key: '', proposals: collected.proposals, told: collected.told }],
  };
  const answered = withAnswer(several, { action: 'confirm', proposal: 'b', episode: '' });
  expect(answered.proposals).toBe(several.proposals);
  expect(answered.others?.[0]?.proposals[1]?.state).toBe('confirmed');
});
