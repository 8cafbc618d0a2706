import { describe, expect, it } from 'vitest';
import { checkReply } from './check-reply.ts';
import { LABELLED_REPLIES } from './corpus/replies.ts';
import { judgeAll, rejectionRates } from './corpus/score.ts';

describe('the checker of replies on the labelled replies', () => {
  const judged = judgeAll(LABELLED_REPLIES, checkReply);
  it.each([
    ['tuned', { precision: 0.98, recall: 0.98 }],
    ['held', { precision: 0.9, recall: 0.97 }],
  ] as const)('keeps to its floors on the %s replies', (part, floor) => {
    const rates = rejectionRates(judged.filter(({ reply }) => (reply.held ?? false) === (part === 'held')));
    expect(rates.precision).toBeGreaterThanOrEqual(floor.precision);
    expect(rates.recall).toBeGreaterThanOrEqual(floor.recall);
  });

  it('has labelled replies of every kind, a fair share of them held', () => {
    const held = LABELLED_REPLIES.filter((reply) => reply.held).length;
    expect(LABELLED_REPLIES.length).toBeGreaterThanOrEqual(260);
    expect(held / LABELLED_REPLIES.length).toBeGreaterThan(0.1);
    expect(new Set(LABELLED_REPLIES.map(({ text }) => text)).size).toBe(LABELLED_REPLIES.length);
  });
});
