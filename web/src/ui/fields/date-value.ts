import { type CalendarDate, parseDate } from '@internationalized/date';

/** The calendar day of an ISO text '2026-11-21'; null for anything else. */
export const dateFromDay = (day: string | null | undefined): CalendarDate | null => {
  if (!day) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
};
