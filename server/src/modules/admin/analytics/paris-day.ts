import { DAY_MS } from '#contract/common/durations.ts';

const IN_PARIS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** The calendar day in Europe/Paris, `2026-11-23`. */
export const parisDay = (moment: Date): string => IN_PARIS.format(moment);

/** The day so many days after another; before it for a negative number. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
