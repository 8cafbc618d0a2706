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

  it('names every number that the screens show', async () => {
    const source = '../../../../web/src/features/conversations/help/help-numbers.ts';
    const { HELP_NUMBERS } = (await import(/* @vite-ignore */ source)) as {
      HELP_NUMBERS: { number: string }[];
    };
    expect(HELP_NUMBERS.length).toBeGreaterThan(7);
    for (const { number } of HELP_NUMBERS) expect(HELP_NUMBERS_TEXT).toContain(`${number} (`);
    expect(HELP_NUMBERS_TEXT.match(/\d+(?: \d+)* \(/g)).toHaveLength(HELP_NUMBERS.length);
  });
});
