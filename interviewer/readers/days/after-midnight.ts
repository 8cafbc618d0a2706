/** Hours of a night belong to one of two days. */
import { plusDays } from './calendar.ts';
import type { DayPart, DayRead, HourMention } from './mention.ts';

const MINUTES_AN_HOUR = 60;
const HOURS_A_HALF_DAY = 12;
/** Hours before this one are of the night before. */
const DAWN = 5;
/** From this hour on, an hour of "la nuit de mardi à mercredi" is of Tuesday. */
const DUSK = 17;

/** "3h de l'aprem" and "hier soir à 8h" count twelve hours a day. Minutes since midnight. */
export const inWholeDay = (minutes: number, part: DayPart | null): number => {
  const hour = minutes / MINUTES_AN_HOUR;
  const isAfternoon = part === 'afternoon' && hour >= 1 && hour < 8;
  const isEvening = part === 'evening' && hour >= DAWN && hour < HOURS_A_HALF_DAY;
  return isAfternoon || isEvening ? minutes + HOURS_A_HALF_DAY * MINUTES_AN_HOUR : minutes;
};

export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / MINUTES_AN_HOUR), minutes % MINUTES_AN_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/**
 * The other day to which an hour moves the day that it was told with, or null where that day stays: twenty past midnight of
 * "samedi soir" is Sunday, and half past eleven of "la nuit de mardi à mercredi" is Tuesday.
 */
export const movedDay = ({ day, part, eveningDay }: DayRead, { minutes }: HourMention): string | null => {
  if (day === null) return null;
  const hour = inWholeDay(minutes, part) / MINUTES_AN_HOUR;
  if (eveningDay !== undefined) return hour >= DUSK ? eveningDay : null;
  return (part === 'evening' || part === 'night') && hour < DAWN ? plusDays(day, 1) : null;
};
