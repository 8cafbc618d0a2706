import { describe, expect, it } from 'vitest';
import { checkReply } from './check-reply.ts';
import { LABELLED_REPLIES } from './corpus/replies.ts';
import { judgeAll, rejectionRates } from './corpus/score.ts';

const verdictOf = (text: string, told?: string): string => {
  const check = checkReply(text, told);
  return check.ok ? 'ok' : check.reason;
};

describe('the checker of replies', () => {
  it.each([
    ['tuned', 0.95, 0.6],
    ['held', 0.9, 0.3],
  ] as const)('keeps to its floors on the %s replies', (part, precision, recall) => {
    const judged = judgeAll(LABELLED_REPLIES, checkReply).filter(
      ({ reply }) => (reply.held ?? false) === (part === 'held'),
    );
    const rates = rejectionRates(judged);
    expect(rates.precision).toBeGreaterThanOrEqual(precision);
    expect(rates.recall).toBeGreaterThanOrEqual(recall);
  });

  it('lets a question take up the words of the person', () => {
    const question = 'Que s’est-il passé après l’insulte ?';
    expect(verdictOf(question)).toBe('presumed');
    expect(verdictOf(question, 'Il m’a insultée hier.')).toBe('ok');
  });

  it('does not let a closed question pass because its words were told', () => {
    expect(verdictOf('Est-ce qu’il vous a insultée ?', 'Il m’a insultée.')).not.toBe('ok');
  });

  it('does not hold quoted words against the one who quotes', () => {
    expect(verdictOf('Pouvez-vous m’en dire plus sur « il m’a frappée, pourquoi ? » ?')).toBe('ok');
  });
});
