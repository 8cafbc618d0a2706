/** Calendar days as 'YYYY-MM-DD', without clocks or time zones; weeks begin on Monday. */
import { DAY_MS } from '#contract/durations.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The local day of an instant in an IANA time zone. */
export const localDay = (at: Date, timeZone: string): string => {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(at);
};

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(dateOf(day).getTime() + days * DAY_MS));

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (dateOf(day).getUTCDay() + 6) % 7;

/** The day if the calendar has it, else null. `month` counts from 1. */
export const dayFrom = (year: number, month: number, dayOfMonth: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1;
  return exists && dayOfMonth > 0 ? dayOf(date) : null;
};

/** The last such day of a month and a day that is not after today: "le 12 mars" said in January is last year's. */
export const lastYearly = (today: string, month: number, dayOfMonth: number): string | null => {
  const year = Number(today.slice(0, 4));
  // Eight years hold every calendar day, 29 February included.
  for (let back = 0; back <= 8; back++) {
    const day = dayFrom(year - back, month, dayOfMonth);
    if (day && day <= today) return day;
  }
  return null;
};

/** "le 3": the last third of a month that is not after today; on the given weekday, if there is one. */
export const lastMonthly = (today: string, dayOfMonth: number, weekday: number | null): string | null => {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  for (let back = 0; back < 12; back++) {
    const at = new Date(Date.UTC(year, month - 1 - back, 1));
    const day = dayFrom(at.getUTCFullYear(), at.getUTCMonth() + 1, dayOfMonth);
    if (day && day <= today && (weekday === null || weekdayOf(day) === weekday)) return day;
  }
  return null;
};

/** The last such weekday strictly before today. */
export const lastWeekday = (today: string, weekday: number): string => {
  const back = (weekdayOf(today) - weekday + 7) % 7;
  return addDays(today, back === 0 ? -7 : -back);
};

/** That weekday in the week before this one. */
export const weekdayOfLastWeek = (today: string, weekday: number): string =>
  addDays(today, -weekdayOf(today) - 7 + weekday);
