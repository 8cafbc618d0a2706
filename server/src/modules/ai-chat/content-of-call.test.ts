import { describe, expect, it } from 'vitest';
import { afterReply, HELP_NUMBERS_TEXT } from './content-of-call.ts';

describe('what follows the reply of a call', () => {
  it('is nothing, for most', () => {
    expect(afterReply({ safety: null, isEnough: true, ready: false })).toBe('');
    expect(afterReply({ safety: null, isEnough: false, ready: true })).toBe('');
  });

  it('is the marker, when the model says so and six details are collected', () => {
    expect(afterReply({ safety: null, isEnough: true, ready: true })).toBe('\n\nINCIDENT_READY');
  });

  it.each(['danger', 'rescue', 'distress'] as const)(
    'is the numbers to call, after words of %s',
    (safety) => {
      expect(afterReply({ safety, isEnough: false, ready: false })).toBe(`\n\n${HELP_NUMBERS_TEXT}`);
      expect(afterReply({ safety, isEnough: true, ready: true })).toBe(
        `\n\n${HELP_NUMBERS_TEXT}\n\nINCIDENT_READY`,
      );
    },
  );

  it('names every number, and who answers it', () => {
    expect(HELP_NUMBERS_TEXT).toBe(
      'Numéros d’urgence, à toute heure : 17 (police ou gendarmerie), 112 (urgences), 114 (par SMS), 15 (SAMU).' +
        ' Pour être écouté·e : 3114 (prévention du suicide), 3919 (Violences Femmes Info), ' +
        '116 006 (France Victimes), 39 28 (Défenseur des droits).',
    );
  });
});
