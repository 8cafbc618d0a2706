import { getLocalTimeZone, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** Whether the clock skips this hour on this day, as it does where summer time begins. */
export const isSkippedHour = (
  day: string | null,
  hour: string | null,
  timeZone = getLocalTimeZone(),
): boolean => {
  if (day === null || hour === null) return false;
  try {
    const told = parseDateTime(`${day}T${hour}`);
    return toCalendarDateTime(toZoned(told, timeZone)).compare(told) !== 0;
  } catch {
    // What is no day is said elsewhere.
    return false;
  }
};
