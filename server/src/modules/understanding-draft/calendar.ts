/** Days as 'YYYY-MM-DD', without hours or time zones to trip over. */
const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a time zone. */
export const localDay = (at: Date, timeZone: string): string => {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(at);
};

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** Monday is 1, Sunday 7. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The last such weekday before today: on a Monday, "lundi" is a week ago. */
export const previousWeekday = (today: string, weekday: number): string =>
  addDays(today, -((weekdayOf(today) - weekday + 7) % 7 || 7));

/** That weekday of the week before this one. */
export const weekdayOfLastWeek = (today: string, weekday: number): string =>
  addDays(today, -weekdayOf(today) - 7 + weekday);

/** The day if the calendar has it, else null. */
export const dayFrom = (year: number, month: number, date: number): string | null => {
  const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
};

/** A date without a year, the last time it came round. */
export const latestPast = (today: string, month: number, date: number): string | null => {
  const year = Number(today.slice(0, 4));
  const thisYear = dayFrom(year, month, date);
  return thisYear !== null && thisYear <= today ? thisYear : dayFrom(year - 1, month, date);
};

/** A day of the month alone ("le 3"), the last time it came round. */
export const latestDayOfMonth = (today: string, date: number): string | null => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (let back = 0; back < 3; back++) {
    const index = year * 12 + month - 1 - back;
    const day = dayFrom(Math.floor(index / 12), (index % 12) + 1, date);
    if (day !== null && day <= today) return day;
  }
  return null;
};
