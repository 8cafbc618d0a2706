import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/common/durations.ts';
import { banEndFrom } from './ban-duration.ts';

const NOW = new Date('2026-09-01T12:00:00Z');

describe('the duration of a ban', () => {
  it.each([
    ['24h', 24 * HOUR_MS],
    ['1h30m', 1.5 * HOUR_MS],
    ['1.5h', 1.5 * HOUR_MS],
    ['+.5h', HOUR_MS / 2],
    ['300ms', 300],
    ['2m1s1000us', 121_001],
    ['876000h', 876_000 * HOUR_MS],
    ['-1h', -HOUR_MS],
    ['0', 0],
  ])('%s is as long as in Go', (duration, ms) => {
    expect(banEndFrom(duration, NOW)?.getTime()).toBe(NOW.getTime() + ms);
  });

  it('none lifts it', () => {
    expect(banEndFrom('none', NOW)).toBeNull();
  });

  it.each(['1', '24', '1d', 'h', '.h', '1h 30m', 'forever', '1e3h', '--1h', '9999999999h', '24H', 'None'])(
    '%s is not a duration',
    (duration) => {
      expect(() => banEndFrom(duration, NOW)).toThrow(
        expect.objectContaining({ status: 400, code: 'validation_failed' }),
      );
    },
  );
});
