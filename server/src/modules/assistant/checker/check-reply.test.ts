import { describe, expect, it } from 'vitest';
import { checkReply } from './check-reply.ts';
import { REPLY_CORPUS, type Verdict } from './replies.corpus.ts';

const verdictOf = (text: string, told?: string): Verdict => {
  const check = checkReply(text, told);
  return check.ok ? 'ok' : check.reason;
};

describe('the checker of replies', () => {
  it('lets through what may be said and rejects what must not, nine times in ten at least', () => {
    const judged = REPLY_CORPUS.map(([label, text]) => ({ label, text, verdict: verdictOf(text) }));
    const rejected = judged.filter(({ verdict }) => verdict !== 'ok');
    const bad = judged.filter(({ label }) => label !== 'ok');
    const rightly = rejected.filter(({ label }) => label !== 'ok');
    const wrong = judged.filter(({ label, verdict }) => (label === 'ok') !== (verdict === 'ok'));
    expect({ rate: rightly.length / rejected.length, wrong }).toSatisfy(({ rate }) => rate >= 0.9);
    expect({ rate: rightly.length / bad.length, wrong }).toSatisfy(({ rate }) => rate >= 0.9);
  });

  it('names the reason, nine times in ten at least', () => {
    // Where one way of putting an answer into a mouth ends and the next begins is a matter of taste.
    const family = (verdict: Verdict): Verdict =>
      verdict === 'leading' || verdict === 'closed' ? 'suggestive' : verdict;
    const bad = REPLY_CORPUS.filter(([label]) => label !== 'ok');
    const other = bad.filter(([label, text]) => family(verdictOf(text)) !== family(label));
    expect(other.map(([label, text]) => [label, verdictOf(text), text])).toSatisfy(
      (list: unknown[]) => list.length <= bad.length / 10,
    );
  });

  it('lets a question take up the words of the person', () => {
    const question = 'Que s’est-il passé après l’insulte ?';
    expect(verdictOf(question)).toBe('suggestive');
    expect(verdictOf(question, 'Il m’a insultée hier.')).toBe('ok');
  });

  it('does not let a closed question pass because its words were told', () => {
    expect(verdictOf('Est-ce qu’il vous a insultée ?', 'Il m’a insultée.')).not.toBe('ok');
  });

  it('does not hold quoted words against the one who quotes', () => {
    expect(verdictOf('Pouvez-vous m’en dire plus sur « il m’a frappée, pourquoi ? » ?')).toBe('ok');
  });
});
