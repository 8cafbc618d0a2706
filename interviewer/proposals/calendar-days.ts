/** Calendar days as 'YYYY-MM-DD', counted without hours. */
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant in a time zone. */
export const dayIn = (at: Date, timeZone: string): string => {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(at);
};

export const weekdayOf = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** The weekday that folded words name, or null. */
export const weekdayIn = (folded: string): string | null =>
  WEEKDAYS.find((one) => new RegExp(`\\b${one}\\b`).test(folded)) ?? null;
