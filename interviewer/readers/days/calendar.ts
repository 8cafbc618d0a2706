/** Calendar days as 'YYYY-MM-DD'. They are counted in UTC, where every day has 24 hours; only the day of writing needs a time zone. */

const DAY = 24 * 60 * 60 * 1000;
const CENTURY = 2000;
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
};

/** The day and the hour (0 to 23) of an instant in a zone. */
export const localOf = (at: Date, timeZone: string): { day: string; hour: number } => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    hour: Number(parts.get('hour')),
  };
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

/** The last such date that is not after a day: "le 18 décembre" written in January is of the year before. */
export const lastDate = (month: number, date: number, today: string): string | null => {
  const year = Number(today.slice(0, 4));
  // Four years back, for the 29th of February.
  for (let back = 0; back <= 4; back += 1) {
    const day = dayOf(year - back, month, date);
    if (day !== null && day <= today) return day;
  }
  return null;
};

/** The last such day of a month that is not after a day: "le 18". */
export const lastDayOfMonth = (date: number, today: string): string | null => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  for (let back = 0; back <= 2; back += 1) {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    const day = dayOf(first.getUTCFullYear(), first.getUTCMonth() + 1, date);
    if (day !== null && day <= today) return day;
  }
  return null;
};
