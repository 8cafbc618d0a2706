/**
 * When it happened.
 *
 * [Note: precise moment] The rule of six asks for an exact date and time: a calendar day with an hour ("vers 14h30"
 * is one). A day without an hour, a part of a day, a period are approximate and do not count; but a day counts once
 * the person has said that she no longer knows the hour, or is not sure of the one she gives: nobody can be more
 * precise than memory.
 */
import type { CollectedDetail, SourceSpan } from '#contract/interview.ts';
import { sourceOf, wordsOf } from '../read-message.ts';
import { holds, type Span } from '../words/phrases.ts';
import { doubtedDay, onlyDoubtsDay } from './doubted-day.ts';
import { type Cited, doubtedHours, HOUR_UNKNOWN, withPerhaps } from './doubted-hour.ts';
import { isOfOtherPart, ofFirstAct } from './hour-of-act.ts';
import { isPutRight, type Moments } from './moments.ts';
import type { NamedDay } from './named-day.ts';
import { isSetRight } from './set-right.ts';
import { withoutSuperseded } from './superseded.ts';

export interface When {
  detail: CollectedDetail | null;
  day: string | null;
  time: string | null;
  /** As precise as the person can be. See [Note: precise moment]. */
  precise: boolean;
}

/** @param hourUnknown true when the person answered "je ne sais pas" to a question about when, a day being known */
export const whenFrom = (
  told: readonly Moments[],
  dontKnowAfterDay: (chosenIndex: number) => boolean,
): When => {
  const all = withoutSuperseded(told);
  const at = chosenDayIndex(all);
  const chosen = at === -1 ? undefined : all[at];
  const named = chosen && dayOf(chosen);
  const dayDoubt = named ? doubtedDay(all.slice(at), named) : null;
  const day = named && doubted(named, all.slice(at + 1), dayDoubt !== null);
  const timed = timeFor(all, at, day?.span);
  const otherHours = timed ? doubtedHours(all, timed) : null;
  const vague = all.flatMap(({ message, vague: spans }) => spans.map((span) => ({ message, span })));
  const cited: Cited[] = [];
  if (chosen && day) cited.push({ message: chosen.message, span: day.span });
  if (timed && !otherHours) cited.push(timed);
  if (timed && otherHours)
    cited.push({ ...timed, span: withPerhaps(timed.message, timed.span) }, ...otherHours);
  if (dayDoubt) cited.push(...dayDoubt.others);
  if (!chosen || !timed) cited.push(...vague);
  if (cited.length === 0) return { detail: null, day: null, time: null, precise: false };
  const ambiguous = !day?.day || day.hedged;
  const exact = !ambiguous && timed !== null && !timed.hedged && otherHours === null;
  const hourUnknown = all.some(({ message }) => holds(HOUR_UNKNOWN, message.text)) || dontKnowAfterDay(at);
  return {
    detail: {
      kind: 'when',
      certainty: exact ? 'exact' : 'approximate',
      value: readingAid(cited),
      // The doubt itself is no reading aid, but nobody has the day without it.
      sources: sourcesOf([...cited, ...(dayDoubt?.doubts ?? [])]),
    },
    day: day?.day ?? null,
    time: timed?.bare || (otherHours && otherHours.length > 0) ? null : (timed?.time ?? null),
    precise: exact || (!ambiguous && (hourUnknown || timed !== null)),
  };
};

/** The last correction or answer that holds a day, else the first day that was told. */
const chosenDayIndex = (all: readonly Moments[]): number => {
  const first = all.findIndex(({ days }) => days.length > 0);
  const last = all.findLastIndex(
    (moments, at) => moments.days.length > 0 && moments.corrects && !(at > first && onlyDoubtsDay(moments)),
  );
  const [told, again] = [all[first], all[last]].map((moments) => moments && dayOf(moments));
  // "Je ne suis plus sûre que c'était le 5": she doubts the day that she told in more words.
  return told && again?.hedged && again.day === told.day ? first : Math.max(first, last);
};

const doubted = (day: NamedDay, since: readonly Moments[], isDoubted: boolean): NamedDay => ({
  ...day,
  hedged:
    day.hedged ||
    isDoubted ||
    since.some(({ days }) => days.some((other) => other.hedged && other.day === day.day)),
});

/** In a message that puts itself right ("lundi, non mardi"), the last day; else the first one. */
const dayOf = ({ days, message }: Moments) => {
  const putRight = days.findLast(({ span }) => isPutRight(message, span));
  return putRight ?? days[0];
};

/** The hour nearest to the day in its own message; else the last one of a later answer; else the first of all. */
const timeFor = (
  all: readonly Moments[],
  at: number,
  day: Span | undefined,
): (Cited & Moments['times'][number]) | null => {
  const own = at === -1 ? undefined : all[at];
  const answered = all.findLast(
    (moments, index) => index > at && moments.corrects && ofFirstAct(moments).length > 0,
  );
  const last = answered && ofFirstAct(answered).at(-1);
  if (answered && last) return { message: answered.message, ...last };
  const putRight = own?.times.findLast(({ span }) => isSetRight(own.message, span));
  if (own && putRight) return { message: own.message, ...putRight };
  if (own && own.times.length > 0 && day) {
    const first = ofFirstAct(own);
    const nearest = (first.length > 0 ? first : own.times).toSorted(
      (one, other) => distance(one.span, day) - distance(other.span, day),
    )[0];
    if (nearest && isOfOtherPart(own, nearest)) return null;
    if (nearest) return { message: own.message, ...nearest };
  }
  const any = all.find(({ times }) => times.length > 0);
  const time = any?.times[0];
  return any && time ? { message: any.message, ...time } : null;
};

const distance = (one: Span, other: Span): number =>
  Math.max(0, Math.max(one.start, other.start) - Math.min(one.end, other.end));

/** Words that follow one another closely are cited as one. */
const NEAR_CHARACTERS = 12;

const joined = (cited: readonly Cited[]): Cited[] => {
  const parts: Cited[] = [];
  for (const part of cited) {
    const near = parts.findIndex(
      (other) => other.message === part.message && distance(other.span, part.span) <= NEAR_CHARACTERS,
    );
    const other = parts[near];
    if (!other) parts.push(part);
    else {
      const start = Math.min(other.span.start, part.span.start);
      const end = Math.max(other.span.end, part.span.end);
      parts[near] = { message: part.message, span: { start, end } };
    }
  }
  return parts;
};

const MAX_CITED = 6;

const readingAid = (cited: readonly Cited[]): string =>
  joined(cited)
    .slice(0, 3)
    .map(({ message, span }) => wordsOf(message, span).trim())
    .join(', ');

const sourcesOf = (cited: readonly Cited[]): SourceSpan[] =>
  joined(cited)
    .slice(0, MAX_CITED)
    .map(({ message, span }) => sourceOf(message, span));
