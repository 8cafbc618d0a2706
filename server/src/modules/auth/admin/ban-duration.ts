import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/common/durations.ts';
import { invalid } from '../foundation/errors.ts';

const UNITS_MS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: SECOND_MS,
  m: MINUTE_MS,
  h: HOUR_MS,
};
const TERM = /(\d+\.?\d*|\.\d+)(ns|us|µs|μs|ms|s|m|h)/gu;
const DURATION = new RegExp(`^[+-]?(?:0|(?:${TERM.source})+)$`, 'u');
/** The longest duration in Go: 63 bits of nanoseconds, 292 years. */
const MAX_MS = 2 ** 63 / 1e6;

/**
 * When a ban ends that begins now; null for `none`, which lifts the ban. Durations are written as in Go: `24h`,
 * `1h30m`, `1.5h`.
 * @throws AuthError validation_failed
 */
export const banEndFrom = (duration: string, now = new Date()): Date | null => {
  if (duration === 'none') return null;
  const ms = DURATION.test(duration) ? milliseconds(duration) : Number.NaN;
  if (!(Math.abs(ms) <= MAX_MS)) {
    throw invalid('invalid format for ban duration: write it as 24h or 1h30m, or none');
  }
  return new Date(now.getTime() + Math.trunc(ms));
};

const milliseconds = (duration: string): number => {
  const sum = [...duration.matchAll(TERM)].reduce(
    (total, [, amount, unit]) => total + Number(amount) * (UNITS_MS[unit as string] as number),
    0,
  );
  return duration.startsWith('-') ? -sum : sum;
};
