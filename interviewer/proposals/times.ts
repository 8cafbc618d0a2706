/** Which day and hour stand among all that were told: written dates before others, what contradicts stays open. */
import { isHedged } from '../moves/hedges.ts';
import { isOfPapers } from '../readers/days/papers.ts';
import type { SaidMessage } from '../said-message.ts';
import { fold } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';
import { dayIn, weekdayIn, weekdayOf } from './calendar-days.ts';
import { type Entry, heldValue, isLive, isSettled, passagesOf, type WhenValue } from './entry.ts';
import type { Ledger } from './ledger.ts';

/** "14 septembre 2026 à 9 h" and "à 9 h le 14 septembre 2026": nothing else stands between. */
const DATE_THEN_HOUR = /^[\s,]*(?:[àa]\s+)?$/i;
const HOUR_THEN_DATE = /^[\s,]*(?:le\s+)?$/i;

/** "Vers le", "entre le ... et", "la veille du", "autour du": what stands behind is no day of its own. */
const LOOSE = new Set(
  'vers entre avant apres depuis jusque du au de des a et courant suivant precedant environ plutot presque disons'.split(
    ' ',
  ),
);

export interface View {
  ledger: Ledger;
  messages: ReadonlyMap<string, SaidMessage>;
  /** The place of each message in the conversation. */
  order: ReadonlyMap<string, number>;
  timeZone: string;
}

const whenOf = (entry: Entry): WhenValue => heldValue(entry) as WhenValue;

/** "Le 18 décembre", "18/12", "samedi 23": the number of the day is written. */
const isWritten = (entry: Entry): boolean => {
  const number = Number(whenOf(entry).day?.slice(-2));
  return (
    whenOf(entry).isFull ||
    passagesOf(entry).some(({ words }) => (words.match(/\d+/g) ?? []).some((one) => Number(one) === number))
  );
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
  const exact = told.filter((one) => !whenOf(one).isApproximate);
  const days = [written, exact, told].find(({ length }) => length > 0) ?? [];
  return { days, times: live.filter(({ slot }) => slot === 'time'), isContradicted: told.length > 1 };
};

const isWeekdayRight = ({ findings }: Entry, { messages }: View): boolean =>
  findings.every(({ passage, value }) => {
    if (value.detail !== 'when' || value.day === null) return true;
    const content = messages.get(passage.messageId)?.content ?? '';
    const before = content.slice(Math.max(0, passage.start - 12), passage.start);
    const weekday = weekdayIn(fold(passage.words)) ?? weekdayIn(fold(before));
    return weekday === null || weekday === weekdayOf(value.day);
  });

/** One full date that nothing contradicts, not still to come, in a sentence that tells what happened and leaves no doubt. */
export const isCertainDate = (entry: Entry, { days, isContradicted }: Times, view: View): boolean => {
  const { day, isFull, isApproximate } = whenOf(entry);
  const date = entry.findings.find(({ value }) => value.detail === 'when' && value.isFull)?.passage;
  const message = view.messages.get(date?.messageId ?? '');
  const isAlone = entry.state === 'proposed' && days.length === 1 && !isContradicted;
  if (!isAlone || !isFull || isApproximate || date === undefined || message === undefined) return false;
  const sentence = sentencesOf(message.content).find(
    ({ start, end }) => start <= date.start && date.start < end,
  );
  const words = sentence?.clauses.flatMap((clause) => clause.words) ?? [];
  const before = words.findLast((word) => word.end <= date.start)?.plain ?? '';
  const isLoose = LOOSE.has(before) || words.some(isOfPapers);
  const isDoubted = isLoose || isHedged(sentencesOf(message.content), date);
  const isTelling = view.ledger.entries.some(
    (one) =>
      one.slot === 'description' &&
      isLive(one) &&
      passagesOf(one).some(
        ({ messageId, start, end }) =>
          messageId === message.id && sentence !== undefined && start < sentence.end && sentence.start < end,
      ),
  );
  const isPast = (day ?? '') <= dayIn(message.at, view.timeZone);
  return isTelling && !isDoubted && isPast && isWeekdayRight(entry, view);
};

/** The exact hour is written right beside the full date. */
export const isBeside = (time: Entry, day: Entry, { messages }: View): boolean =>
  time.state === 'proposed' &&
  !whenOf(time).isApproximate &&
  passagesOf(time).some((hour) =>
    day.findings.some(({ value, passage: date }) => {
      const content = messages.get(date.messageId)?.content ?? '';
      const isHere = value.detail === 'when' && value.isFull && hour.messageId === date.messageId;
      return (
        isHere &&
        (hour.start < date.start
          ? HOUR_THEN_DATE.test(content.slice(hour.end, date.start))
          : DATE_THEN_HOUR.test(content.slice(date.end, hour.start)))
      );
    }),
  );
