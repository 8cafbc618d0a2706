/** Calendar days as 'YYYY-MM-DD'. They are counted in UTC, where every day has 24 hours; only the day of writing needs a time zone. */

const DAY = 24 * 60 * 60 * 1000;
const CENTURY = 2000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day and the hour (0 to 23) of an instant in a zone. */
export const localOf = (at: Date, timeZone: string): { day: string; hour: number } => {
  // Swedish writes "2026-07-18 01:40".
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  const [day = '', time = ''] = format.format(at).split(' ');
  return { day, hour: Number.parseInt(time, 10) };
};

export const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay();

/** The last such weekday before a day; never that day itself. */
export const weekdayBefore = (weekday: number, day: string): string =>
  plusDays(day, -(((weekdayOf(day) - weekday + 6) % 7) + 1));

/** A day of the calendar, or null for one that does not exist. Years of two digits are of this century. */
export const dayOf = (year: number, month: number, date: number): string | null => {
  const full = year < 100 ? year + CENTURY : year;
  const day = new Date(Date.UTC(full, month - 1, date));
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date ? day.toISOString().slice(0, 10) : null;
};

/** The first of some days, in order, that exists and is not after a day. */
const firstUntil = (today: string, most: number, dayBack: (back: number) => string | null): string | null => {
  for (let back = 0; back <= most; back += 1) {
    const day = dayBack(back);
    if (day !== null && day <= today) return day;
  }
  return null;
};

/** The last such date that is not after a day: "le 18 décembre" written in January is of the year before. */
export const lastDate = (month: number, date: number, today: string): string | null =>
  // Four years back, for the 29th of February.
  firstUntil(today, 4, (back) => dayOf(Number(today.slice(0, 4)) - back, month, date));

/** The last such day of a month that is not after a day: "le 18". */
export const lastDayOfMonth = (date: number, today: string): string | null => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return firstUntil(today, 2, (back) =>
    month > back ? dayOf(year, month - back, date) : dayOf(year - 1, month - back + 12, date),
  );
};
