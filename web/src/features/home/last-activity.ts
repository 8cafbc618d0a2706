import { differenceInCalendarDays, parseISO } from 'date-fns';

/** The latest of these instants (ISO 8601); null when there is none. */
export const latestOf = (instants: readonly string[]): string | null => [...instants].sort().at(-1) ?? null;

/** How many midnights ago that was here: 0 today, 1 yesterday. */
export const daysSince = (instant: string, now = new Date()): number =>
  Math.max(0, differenceInCalendarDays(now, parseISO(instant)));
