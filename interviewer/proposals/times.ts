/** Which day and hour stand among all that were told: written dates before others, what contradicts stays open. */
import type { SaidMessage } from '../said-message.ts';
import { fold } from '../text/fold.ts';
import { dayIn, minutesOf, nextDay, weekdayIn, weekdayOf } from './calendar-days.ts';
import { type Entry, heldValue, isSettled, passagesOf, type WhenValue } from './entry.ts';
import { isLive } from './ledger.ts';

/** "Vers 17 h" and "17 h 10" are one hour, told twice. */
const SAME_HOUR_MINUTES = 20;
const BESIDE_CHARACTERS = 40;
const END_OF_NIGHT = '05:00';

export type Messages = ReadonlyMap<string, SaidMessage>;

const whenOf = (entry: Entry): WhenValue => heldValue(entry) as WhenValue;

/** "Le 18 décembre", "18/12", "samedi 23": the number of the day is written. */
const isWritten = (entry: Entry): boolean => {
  const number = String(Number(whenOf(entry).day?.slice(-2)));
  return (
    whenOf(entry).isFull ||
    passagesOf(entry).some(({ words }) =>
      (words.match(/\d+/g) ?? []).some((one) => String(Number(one)) === number),
    )
  );
};

const isNear = (one: Entry, other: Entry): boolean =>
  Math.abs(minutesOf(whenOf(one).time ?? '') - minutesOf(whenOf(other).time ?? '')) <= SAME_HOUR_MINUTES;

/** A rough hour gives way to an exact one that is close to it, and adds its words to it. */
const joinHours = (times: readonly Entry[]): Entry[] => {
  const exact = times.filter((one) => !whenOf(one).isApproximate);
  const rough = times.filter(
    (one) => whenOf(one).isApproximate && !exact.some((other) => isNear(one, other)),
  );
  return [...exact, ...rough].map((one) => {
    const joined = times.filter(
      (other) => other !== one && whenOf(other).isApproximate && isNear(one, other),
    );
    return whenOf(one).isApproximate || joined.length === 0
      ? one
      : {
          ...one,
          set: one.set ?? whenOf(one),
          findings: [...one.findings, ...joined.flatMap(({ findings }) => findings)],
        };
  });
};

export interface Times {
  days: readonly Entry[];
  times: readonly Entry[];
  /** A day that was told but gives way to a written one still contradicts it: neither is certain by itself. */
  isContradicted: boolean;
}

/** The days and hours that are shown. */
export const timesOf = (entries: readonly Entry[]): Times => {
  const live = entries.filter((one) => isLive(one) && !one.isSuperseded);
  const told = live.filter(({ slot }) => slot === 'day');
  const written = told.filter((one) => isSettled(one) || isWritten(one));
  const days =
    written.length > 0
      ? written
      : told.some((one) => !whenOf(one).isApproximate)
        ? told.filter((one) => !whenOf(one).isApproximate)
        : told;
  const times = joinHours(live.filter(({ slot }) => slot === 'time'));
  return { days, times, isContradicted: told.length > 1 };
};

/** Those of which only one can be true. What the person settled is not shaken by what was told beside it. */
export const conflictsAmong = (entries: readonly Entry[], of: Entry): Entry[] =>
  isSettled(of) ? [] : entries.filter((one) => one !== of);

const isWeekdayRight = (entry: Entry, messages: Messages): boolean =>
  entry.findings.every(({ passage, value }) => {
    if (value.detail !== 'when' || value.day === null) return true;
    const before =
      messages.get(passage.messageId)?.content.slice(Math.max(0, passage.start - 12), passage.start) ?? '';
    const weekday = weekdayIn(fold(passage.words)) ?? weekdayIn(fold(before));
    return weekday === null || weekday === weekdayOf(value.day);
  });

/** One full date with day, month and year, that nothing contradicts and that is not still to come. */
export const isCertainDate = (
  entry: Entry,
  { days, isContradicted }: Times,
  messages: Messages,
  timeZone: string,
): boolean => {
  const value = whenOf(entry);
  const full = entry.findings.find((one) => one.value.detail === 'when' && one.value.isFull);
  const message = full && messages.get(full.passage.messageId);
  return (
    entry.state === 'proposed' &&
    days.length === 1 &&
    !isContradicted &&
    value.isFull &&
    !value.isApproximate &&
    message !== undefined &&
    (value.day ?? '') <= dayIn(message.at, timeZone) &&
    isWeekdayRight(entry, messages)
  );
};

/** The hour is written right beside the full date. */
export const isBeside = (time: Entry, day: Entry): boolean =>
  time.state === 'proposed' &&
  time.findings.some(({ passage }) =>
    day.findings.some(({ value, passage: date }) => {
      const isFull = value.detail === 'when' && value.isFull;
      const gap = Math.max(passage.start - date.end, date.start - passage.end);
      return isFull && passage.messageId === date.messageId && gap <= BESIDE_CHARACTERS;
    }),
  );

/** "Samedi soir" in one message and "minuit vingt" in another: the hour belongs to the next calendar day. */
export const dayOfHour = (day: Entry, time: Entry, messages: Messages, timeZone: string): string | null => {
  const { day: told } = whenOf(day);
  const hour = whenOf(time).time;
  if (told === null || hour === null || hour >= END_OF_NIGHT || isSettled(day)) return told;
  const isUnshifted = day.findings.every(({ passage }) => {
    const words = fold(passage.words);
    const message = messages.get(passage.messageId);
    const isEvening =
      /\bsoir/.test(words) && !time.findings.some((one) => one.passage.messageId === passage.messageId);
    const isNamedDay = weekdayIn(words) === weekdayOf(told);
    const isYesterday =
      /\bhier\b/.test(words) && message !== undefined && nextDay(told) === dayIn(message.at, timeZone);
    return isEvening && (isNamedDay || isYesterday);
  });
  return isUnshifted ? nextDay(told) : told;
};
