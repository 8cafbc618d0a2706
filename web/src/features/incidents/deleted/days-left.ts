import { DAY_MS } from '#contract/common/durations.ts';

/** How many days an incident can still be taken back, today included; at least one as long as it is listed. */
export const daysLeft = (erasedAt: string, now = new Date()): number =>
  Math.max(1, Math.ceil((Date.parse(erasedAt) - now.getTime()) / DAY_MS));
