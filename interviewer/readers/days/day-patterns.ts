/** How days are said: the patterns of ./time-patterns.json in their order, of which the first counts that matches and can be read. */
import { dayOf, lastDate, lastDayOfMonth, plusDays, weekdayBefore, weekdayOf } from './calendar.ts';
import type { DayMention, DayPart, DayRead, Of, Since } from './mention.ts';
import PATTERNS from './time-patterns.json' with { type: 'json' };
import { type TimeToken, timePattern } from './time-tokens.ts';

type Match = readonly TimeToken[];
/** What a reading makes of a match, beside what all have. */
type Read = (match: Match, since: Since) => (Pick<DayRead, 'day'> & Partial<DayRead>) | null;

/** Further back, a count of days or weeks is a guess at one. */
const SURE_DAYS_AGO = 7;
const TWO_WEEKS = 14;
const BEFORE_DAWN = 5;

const find = (match: Match, kind: TimeToken['kind']): TimeToken | undefined =>
  match.find((token) => token.kind === kind);
const numberIn = (match: Match, kind: TimeToken['kind']): number | null => {
  const found = find(match, kind);
  return found === undefined ? null : Number(found.value);
};

/** The part of the day that a match names. */
export const partIn = (match: Match): DayPart | null => {
  const found = match.find(({ kind }) => kind === 'part' || kind === 'night' || kind === 'noon');
  return found === undefined ? null : (found.value as DayPart);
};

/** Nothing has happened yet on a day to come, so that a date of that is none: "06-12-34". */
const past = (day: string | null, today: string): string | null =>
  day !== null && day <= today ? day : null;

/** A time without a day. */
const none: Read = () => ({ day: null, isApproximate: true });

/** "le 12 mars 2026", "samedi 23", "le 3": as much of a date as is written, in the past. */
const date: Read = (match, { today }) => {
  const weekday = numberIn(match, 'weekday');
  const date = numberIn(match, 'number');
  const month = numberIn(match, 'month');
  const year = numberIn(match, 'year4');
  if (date === null) return null;
  const fits = (day: string | null): boolean =>
    day !== null && (weekday === null || weekdayOf(day) === weekday);
  if (month === null) {
    const day = lastDayOfMonth(date, today);
    return { day: fits(day) || weekday === null ? day : weekdayBefore(weekday, today) };
  }
  const day = year === null ? lastDate(month, date, today) : past(dayOf(year, month, date), today);
  return day === null ? null : { day, isFull: year !== null && fits(day) };
};

const digits: Read = (match, { today }) => {
  const written = (find(match, 'fulldate') ?? find(match, 'shortdate'))?.value ?? '';
  const [first = 0, second = 0, third] = written.split(/[./]/).map(Number);
  if (third === undefined) return { day: lastDate(second, first, today) };
  const day = first > 31 ? dayOf(first, second, third) : dayOf(third, second, first);
  return { day: past(day, today), isFull: true };
};

const weekday: Read = (match, { today, told }) => {
  const weekday = numberIn(match, 'weekday') ?? 0;
  if (find(match, 'following')) return { day: told && weekdayBefore(weekday, plusDays(told, 8)) };
  if (find(match, 'week')) {
    const monday = plusDays(weekdayBefore(1, plusDays(today, 1)), -7);
    return { day: plusDays(monday, (weekday + 6) % 7) };
  }
  const isToday = (find(match, 'today') ?? find(match, 'this')) && weekdayOf(today) === weekday;
  return { day: isToday ? today : weekdayBefore(weekday, today) };
};

const relative: Read = (match, { today }) => ({ day: plusDays(today, numberIn(match, 'yesterday') ?? 0) });

/** "ce matin", "cette nuit"; a person who writes before dawn means the day that ends by "ce soir". */
const thisPart: Read = (match, { today, hour }) => {
  const part = partIn(match);
  const before = plusDays(today, -1);
  // The night that was may have begun the day before.
  if (part === 'night') return { day: today, isApproximate: true, eveningDay: before };
  return { day: hour < BEFORE_DAWN && part !== 'morning' ? before : today };
};

const ago: Read = (match, { today }) => {
  const count = numberIn(match, 'number') ?? numberIn(match, 'dozen') ?? 1;
  const week = numberIn(match, 'week');
  const days = count * (week ?? 1);
  const isSure = week === null && days <= SURE_DAYS_AGO;
  const isVague = days > TWO_WEEKS || find(match, 'few') !== undefined;
  return { day: isVague ? null : plusDays(today, -days), isApproximate: !isSure };
};

/** "la veille", "le lendemain", "le jour même", "deux jours plus tard". */
const fromTold: Read = (match, { told }) => {
  if (told === null) return null;
  const unit = numberIn(match, 'week') ?? 1;
  const later = numberIn(match, 'later') ?? (find(match, 'same') || find(match, 'this') ? 0 : 1);
  const counted = (numberIn(match, 'number') ?? 1) * unit * later;
  return { day: plusDays(told, numberIn(match, 'eve') ?? numberIn(match, 'morrow') ?? counted) };
};

/** "la nuit de mardi à mercredi": the second day, unless its hour is before midnight. */
const night: Read = (match, since) => {
  const middle = match.findIndex(({ kind }, at) => kind === 'at' && at > 1);
  const right = match.slice(middle);
  const month = find(match, 'month');
  const complete = month === undefined || right.includes(month) ? right : [...right, month];
  const second = find(right, 'number')
    ? date(complete, since)
    : weekday(right, { ...since, today: plusDays(since.today, 1) });
  if (second?.day == null) return null;
  return { ...second, part: 'night', eveningDay: plusDays(second.day, -1) };
};

const READS: Record<string, Read> = { none, date, digits, weekday, relative, thisPart, ago, fromTold, night };

interface Rule {
  pattern: string;
  /** One of the readings above. */
  read: string;
  why: string;
  of?: string;
  isWide?: boolean;
}

const RULES = PATTERNS.days.map(({ pattern, read, why, of, isWide = false }: Rule) => {
  const reading = READS[read];
  if (reading === undefined) throw new Error(`No such reading: ${read}`);
  return { pattern: timePattern(pattern), read: reading, why, of: (of ?? null) as Of | null, isWide };
});

/** One look at a place for all of them, since most places begin none. */
const ANY = new RegExp(RULES.map(({ pattern }) => pattern.source).join('|'), 'y');

/** The day that is said at a place of the tokens, by its pattern alone. */
export const dayAt = (tokens: Match, letters: string, from: number): DayMention | null => {
  ANY.lastIndex = from;
  if (!ANY.test(letters)) return null;
  for (const { pattern, read, why, of, isWide } of RULES) {
    pattern.lastIndex = from;
    const length = pattern.exec(letters)?.[0].length ?? 0;
    if (length === 0) continue;
    const match = tokens.slice(from, from + length);
    const whole = (since: Since): DayRead | null => {
      const found = read(match, since);
      if (found === null || (found.day === null && !found.isApproximate)) return null;
      return { part: partIn(match), isApproximate: false, isFull: false, why, ...found };
    };
    return { kind: 'day', from, to: from + length - 1, of, isWide, read: whole };
  }
  return null;
};
