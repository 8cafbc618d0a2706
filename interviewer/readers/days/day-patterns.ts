/** How days are said. The first pattern that matches at a place counts, so that longer ones stand before shorter ones. */
import { dayOf, lastDate, lastDayOfMonth, plusDays, weekdayBefore, weekdayOf } from './calendar.ts';
import type { DayMention, DayPart, DayRead, Match, Since } from './mention.ts';
import { type Kind, timePattern } from './time-tokens.ts';

type Read = (match: Match, since: Since) => DayRead | null;
/** What stands around a match may forbid it. */
type Guard = (tokens: Match, from: number, to: number) => boolean;
interface Rule {
  pattern: RegExp;
  read: Read;
  guard?: Guard;
  of?: 'habit' | 'other';
  isWide?: boolean;
}

const MOMENT = '(part|night|noon)';
/** "soir", "au matin", "dans la soirée", "en fin d'après-midi". */
const PART = `((at|of|inside|on)?the?(bound of the?)?(little)?${MOMENT})?`;
/** "le soir du", "dans la nuit de". */
const PART_OF = `(${MOMENT}of the?)?`;
const SIDE = '(weekday?the?number month?year4?|weekday)';
const NOT_AN_HOUR = '(?!hourword|clock)';
/** "8 jours" and "15 jours" are one and two weeks. */
const WEEKS_IN_DAYS = new Map([
  [8, 7],
  [15, 14],
]);
/** Further back, a count of days or weeks is a guess at one. */
const SURE_DAYS_AGO = 7;
const TWO_WEEKS = 14;

const find = (match: Match, kind: Kind) => match.find((token) => token.kind === kind);
const numberIn = (match: Match, kind: Kind): number | null => {
  const found = find(match, kind);
  return found === undefined ? null : Number(found.value);
};
const partIn = (match: Match): DayPart | null => {
  const found = match.find(({ kind }) => kind === 'part' || kind === 'night' || kind === 'noon');
  return found === undefined ? null : (String(found.value) as DayPart);
};

/** Nothing has happened yet on a day to come, so that a date of that is none: "06-12-34". */
const past = (day: string | null, today: string): string | null =>
  day !== null && day <= today ? day : null;

const said = (match: Match, day: string | null, why: string, more: Partial<DayRead> = {}): DayRead | null =>
  day === null
    ? null
    : { day, part: partIn(match), isApproximate: false, isFull: false, isDated: false, why, ...more };
const vague = (match: Match, why: string): DayRead => ({
  day: null,
  part: partIn(match),
  isApproximate: true,
  isFull: false,
  isDated: false,
  why,
});

/** "le 12 mars 2026", "samedi 23", "le 3": as much of a date as is written, in the past. */
const readDate = (match: Match, { today }: Since): DayRead | null => {
  const weekday = numberIn(match, 'weekday');
  const date = numberIn(match, 'number');
  const month = numberIn(match, 'month');
  const year = numberIn(match, 'year4');
  if (date === null) return null;
  if (month === null) {
    const day = lastDayOfMonth(date, today);
    return weekday !== null && day !== null && weekdayOf(day) !== weekday
      ? said(match, weekdayBefore(weekday, today), 'a weekday before the day of writing')
      : said(match, day, 'the last such day of a month');
  }
  const day = year === null ? lastDate(month, date, today) : past(dayOf(year, month, date), today);
  const fits = day !== null && (weekday === null || weekdayOf(day) === weekday);
  return said(match, day, fits ? 'a written date' : 'a written date, on another weekday', {
    isFull: year !== null && fits,
    isDated: true,
  });
};

const readDigits: Read = (match, { today }) => {
  const written = String(find(match, 'digits')?.value ?? '')
    .split(/[./]/)
    .map(Number);
  const [first = 0, second = 0, third] = written;
  if (third === undefined)
    return said(match, lastDate(second, first, today), 'a date in digits', { isDated: true });
  const isIso = first > 31;
  const day = past(isIso ? dayOf(first, second, third) : dayOf(third, second, first), today);
  return said(match, day, 'a date in digits', { isFull: true, isDated: true });
};

/** "lundi", "lundi de la semaine dernière", "ce mardi", "le mardi suivant". */
const readWeekday: Read = (match, { today, told }) => {
  const weekday = numberIn(match, 'weekday') ?? 0;
  if (find(match, 'following')) {
    const next = told === null ? null : weekdayBefore(weekday, plusDays(told, 8));
    return said(match, next, 'the weekday after the day told');
  }
  if (find(match, 'week')) {
    const monday = plusDays(weekdayBefore(1, plusDays(today, 1)), -7);
    return said(match, plusDays(monday, (weekday + 6) % 7), 'a weekday of the last week');
  }
  if ((find(match, 'today') ?? find(match, 'this')) && weekdayOf(today) === weekday)
    return said(match, today, 'the day of writing');
  return said(match, weekdayBefore(weekday, today), 'a weekday before the day of writing');
};

const readRelative: Read = (match, { today }) => {
  const days = numberIn(match, 'yesterday') ?? 0;
  return said(match, plusDays(today, days), 'a day counted from that of writing');
};

/** "ce matin", "cette nuit"; a person who writes before dawn means the day that ends by "ce soir". */
const readThisPart: Read = (match, { today, hour }) => {
  const isLate = hour < 5 && partIn(match) !== 'night' && partIn(match) !== 'morning';
  const day = isLate ? plusDays(today, -1) : today;
  const isNight = partIn(match) === 'night';
  return said(match, day, 'a part of the day of writing', {
    isApproximate: isNight,
    // The night that was may have begun the day before.
    ...(isNight && { eveningDay: plusDays(today, -1) }),
  });
};

const readAgo: Read = (match, { today }) => {
  const count = numberIn(match, 'number') ?? numberIn(match, 'dozen') ?? 1;
  const weeks = numberIn(match, 'week');
  const days = weeks === null ? (WEEKS_IN_DAYS.get(count) ?? count) : count * weeks;
  const isSure = weeks === null && count === days && days <= SURE_DAYS_AGO;
  if (days > TWO_WEEKS) return vague(match, 'a count of days or weeks ago');
  return said(match, plusDays(today, -days), 'a count of days ago', { isApproximate: !isSure });
};

/** "jeudi il y a quinze jours": that weekday, about so long ago. */
const readWeekdayAgo: Read = (match, since) => {
  const about = readAgo(match, since)?.day ?? null;
  const weekday = numberIn(match, 'weekday');
  if (about === null || weekday === null) return vague(match, 'some time ago');
  return said(match, weekdayBefore(weekday, plusDays(about, 4)), 'a weekday some weeks ago');
};

/** "la veille", "le lendemain", "le jour même", "deux jours plus tard". */
const readFromTold: Read = (match, { told }) => {
  if (told === null) return null;
  const unit = numberIn(match, 'week') ?? 1;
  const counted = (numberIn(match, 'number') ?? 1) * unit * (numberIn(match, 'later') ?? 1);
  const days = numberIn(match, 'eve') ?? numberIn(match, 'morrow') ?? counted;
  return said(match, plusDays(told, days), 'a day counted from the one told');
};

/** "la nuit de mardi à mercredi": the second day, unless its hour is before midnight. */
const readNight: Read = (match, since) => {
  const middle = match.findIndex(({ kind }, at) => kind === 'at' && at > 1);
  const right = match.slice(middle);
  const month = find(match, 'month');
  const complete = month === undefined || right.includes(month) ? right : [...right, month];
  const second = find(right, 'number')
    ? readDate(complete, since)
    : readWeekday(right, { ...since, today: plusDays(since.today, 1) });
  if (second?.day == null) return null;
  return {
    ...second,
    part: 'night',
    eveningDay: plusDays(second.day, -1),
    why: 'the night between two days',
  };
};

const rule = (pattern: string, read: Read, more: Partial<Rule> = {}): Rule => ({
  ...more,
  pattern: timePattern(pattern),
  read,
});
const other: Read = (match) => vague(match, 'a time of something else');
const repeated: Read = (match) => vague(match, 'a time that comes again');
const someTime: Read = (match) => vague(match, 'a time without a day');

/** "le lendemain des faits" is counted from what is told, "le lendemain de la Toussaint" is not. */
const TOLD = new Set(
  'faits incident incidents altercation agression dispute accrochage evenement'.split(' '),
);
const isOfTold: Guard = (tokens, _, to) =>
  tokens[to + 1]?.kind !== 'of' || TOLD.has(tokens[to + 2]?.raw ?? '') || TOLD.has(tokens[to + 3]?.raw ?? '');

/** "12/03" may be a mark or a share; a third number or "le" makes it a date. */
const isWholeDate: Guard = (tokens, from, to) => {
  const parts = String(tokens.slice(from, to + 1).find(({ kind }) => kind === 'digits')?.value).split(/[./]/);
  return parts.length === 3 || (parts.length === 2 && tokens[from]?.kind !== 'digits');
};

/** Words that may stand before and after "le 12" where it is a day: a house, a bus and an emergency call are numbers too. */
const BEFORE_LONE: ReadonlySet<Kind> = new Set(['weekday', 'copula', 'around', 'not', 'beside', 'and']);
const AFTER_LONE: ReadonlySet<Kind> = new Set([
  'at',
  'around',
  'clock',
  'inside',
  'not',
  'little',
  'the',
  'il',
]);
const SUBJECTS = new Set(
  'je j il elle on nous ils elles mon ma mes notre nos un une donc ou puis'.split(' '),
);
const LEADS_TO_LONE = /^(?:donc|que|non|nan|nn|passe|arrive|ou|soit|crois|dirais|pense|peut-etre|sur|avoir)$/;
/** "les faits datent du 2", "la réunion du 3". */
const LEADS_TO_OF_LONE = /^(?:dat|remont|reunion|journee|faits?$|incident|scene|altercation|entretien)/;
const PARTICIPLE = /...[eiu]e?$/;
const OF_A_NUMBER = /^(?:appele|compose|conduit|pris|fait|habite|quitte|vide|range|appel|prend)/;
const isLoneDay: Guard = (tokens, from, to) => {
  const [before, first, after] = [tokens[from - 1], tokens[from], tokens[to + 1]];
  const date = Number(tokens.slice(from, to + 1).find(({ kind }) => kind === 'number')?.value);
  if (first?.kind === 'of') return first.raw === 'du' && LEADS_TO_OF_LONE.test(before?.raw ?? '');
  const isBefore =
    before === undefined ||
    BEFORE_LONE.has(before.kind) ||
    LEADS_TO_LONE.test(before.raw) ||
    (PARTICIPLE.test(before.raw) && !OF_A_NUMBER.test(before.raw));
  const isAfter = after === undefined || AFTER_LONE.has(after.kind) || SUBJECTS.has(after.raw);
  return first?.raw !== 'les' && date >= 1 && date <= 31 && isBefore && isAfter;
};
/** "samedi 23", but not "samedi deux clients". */
const isInDigits: Guard = (tokens, from, to) =>
  tokens.slice(from, to + 1).some(({ kind, raw }) => kind === 'number' && /^\d/.test(raw));
/** "au printemps", but not "a été". */
const isNoVerb: Guard = (tokens, from, to) => to - from === 2 || tokens[from]?.raw !== 'a';
const isChaque: Guard = (tokens, from) => /^cha/.test(tokens[from]?.raw ?? '');

const REPEATED = '(weekday|weekdays|day|week|months|year|part|parts|night|noon|weekend)';

const RULES: readonly Rule[] = [
  rule(`(at|inside)?every(the|these)?number?${REPEATED}`, repeated, { of: 'habit' }),
  rule('every word', repeated, { of: 'habit', guard: isChaque }),
  rule('the weekdays', repeated, { of: 'habit' }),
  rule(`(inside the)?night of the?${SIDE}at the?${SIDE}`, readNight),
  rule(`of the?(weekday|number month?)at the?(weekday|number month year4?)${NOT_AN_HOUR}`, other, {
    of: 'other',
  }),
  rule(`${PART_OF}(weekday the?|the)?digits${PART}`, readDigits, { guard: isWholeDate }),
  rule(`${PART_OF}(the|this)?weekday?the?number of?month(year4|last)?${PART}`, readDate),
  rule(`the?weekday the?number${NOT_AN_HOUR}${PART}`, readDate, { guard: isInDigits }),
  rule('the?weekday next', other, { of: 'other' }),
  rule('the?weekday of?(il?there at|ago)(number|one)(day|week)', readWeekdayAgo),
  rule(`today(the|this)?weekday${PART}`, readWeekday),
  rule(`${PART_OF}(the|this)?weekday((of?the?week)?last|following)?${PART}`, readWeekday),
  rule(`(inside the)?${PART_OF}yesterday${PART}`, readRelative),
  rule(`today${PART}`, readRelative),
  rule(`tomorrow${PART}`, other, { of: 'other' }),
  rule('this(part|night|noon)', readThisPart),
  rule('(inside the)?the night last', readThisPart),
  rule('(il?there at|ago)(roughly|little|around)?(number|one|(one|the)?dozen of)(day|week)', readAgo),
  rule('(il?there at|ago)(roughly|around)?(few|number|one|digits)(few)?(day|week|months)', someTime),
  rule('(il?there at|ago)(roughly|around)?(number|one|few|one?dozen of)year', other, { of: 'other' }),
  rule('(number|one|few)(day|week)(more later|beside)', readFromTold),
  rule(`the(eve|morrow)${PART}`, readFromTold, { guard: isOfTold }),
  rule('the(part|day|night|noon)same', readFromTold),
  rule('(the same|this)day', readFromTold),
  rule('(the|this|at)?(week|months|year|weekend|season)next', other, { of: 'other' }),
  rule('inside(number|one|few)(day|week|months|year)', other, { of: 'other' }),
  rule('(inside|at)?bound of?the?(week|months)(last|this)?', someTime),
  rule('(the(week|weekend)(last|of beside)|this(week|weekend))', someTime),
  rule('(the|these)(number|few)?last(day|week)', someTime),
  rule('(il?there at|ago)(one?little)?more of(number|one|few)(day|week|months)', someTime),
  rule('one(weekday(?!the)(of month)?|(part|night|day)of month)', someTime),
  rule('the other(day|part|week)', someTime),
  rule('(the(months|year|season)last|this(months|year|season))', someTime, { isWide: true }),
  rule('at the?season', someTime, { isWide: true, guard: isNoVerb }),
  rule('(inside|at)?(the|little)?bound of?month(last|year4)?', someTime, { isWide: true }),
  rule('(inside month(last|year4)?|at months of month year4?|month(last|year4))', someTime, { isWide: true }),
  rule('(at|inside)the?holiday', someTime, { isWide: true }),
  rule(`(${MOMENT}of|the|of)number${NOT_AN_HOUR}${PART}`, readDate, { guard: isLoneDay }),
];

/** One look at a place for all of them, since most places begin none. */
const ANY = new RegExp(RULES.map(({ pattern }) => pattern.source).join('|'), 'y');

/** The day that is said at a place of the tokens, by its pattern alone. */
export const dayAt = (tokens: Match, letters: string, from: number): DayMention | null => {
  ANY.lastIndex = from;
  if (!ANY.test(letters)) return null;
  for (const { pattern, read, guard, of = null, isWide = false } of RULES) {
    pattern.lastIndex = from;
    const length = pattern.exec(letters)?.[0].length ?? 0;
    const to = from + length - 1;
    if (length === 0 || guard?.(tokens, from, to) === false) continue;
    const match = tokens.slice(from, to + 1);
    return { kind: 'day', from, to, of, isWide, read: (since) => read(match, since) };
  }
  return null;
};
