/** Calendar days, 'YYYY-MM-DD', without a time zone: a limitation period is counted in whole days. */

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const written = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/**
 * The day of the same number so many months later; the last day of that month where it has no such day. A period of five years
 * from 29 February ends on 28 February.
 */
export const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const counted = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(counted / 12), (counted % 12) + 1];
  return written(laterYear, laterMonth, Math.min(date, daysIn(laterYear, laterMonth)));
};

/** The calendar day of an instant in Paris, where the periods are counted. */
export const dayInParis = (at: Date): string => paris.format(at);

/** Sweden writes dates as ISO 8601 does. */
const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
