import { describe, expect, it } from 'vitest';
import { BAR_COUNT, barsFrom, STILL_BARS } from './levels.ts';

describe('the bars of the waveform', () => {
  it('are twelve, whatever is measured', () => {
    for (const bins of [0, 1, 12, 64, 1_024]) expect(barsFrom(new Uint8Array(bins))).toHaveLength(BAR_COUNT);
    expect([BAR_COUNT, STILL_BARS.length]).toEqual([12, 12]);
  });

  it('stand low in silence, and full where it is loudest', () => {
    const silent = barsFrom(new Uint8Array(64));
    expect(new Set(silent)).toEqual(new Set([0.08]));
    expect(new Set(barsFrom(new Uint8Array(64).fill(255)))).toEqual(new Set([1]));
  });

  it('show low voices on the left and high ones on the right', () => {
    const low = new Uint8Array(64);
    low[1] = 255;
    expect(barsFrom(low).indexOf(1)).toBe(0);
    const high = new Uint8Array(64);
    high[23] = 255;
    expect(barsFrom(high).indexOf(1)).toBe(11);
  });
});
