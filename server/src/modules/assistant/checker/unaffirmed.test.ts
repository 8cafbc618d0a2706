import { describe, expect, it } from 'vitest';
import { checkReply } from './check-reply.ts';

describe('words that were told and not affirmed', () => {
  it('are not asked after as if they were', () => {
    const told = 'Il a dit que j’étais folle.';
    expect(checkReply('Pourquoi êtes-vous folle ?', told).ok).toBe(false);
    expect(checkReply('Que s’est-il passé après qu’il a dit que vous étiez folle ?', told)).toEqual({
      ok: true,
    });
  });

  it('quotes whole words of one sentence, with what denies or reports them', () => {
    const told = 'Je n’ai pas répondu. Il a dit que j’étais folle.';
    const quoting = (words: string): boolean =>
      checkReply(`Vous avez écrit « ${words} ». Et ensuite ?`, told).ok;
    expect(['Je n’ai pas répondu', 'Il a dit que j’étais folle', 'folle'].map(quoting)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['Je n’ai pas ré', 'répondu', 'j’étais folle', 'répondu. Il a dit'].map(quoting)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
