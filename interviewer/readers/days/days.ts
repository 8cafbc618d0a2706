/**
 * Days and hours of a message: `when` findings.
 *
 * [Note: a day and its hour] Each gives a finding of its own, since they are put right apart ("le 26, pas le 27. L'heure est bonne").
 * The hour's has no day, but for one case: an hour after midnight of an evening that an earlier message told has the day after it.
 * In the same message it is the evening that comes to that day. An hour is `isFull` where it stands beside a full date.
 *
 * chrono-node is not used: its French takes "avant-hier" for "hier", a weekday for the nearest one, "le 12 mars" for the next one,
 * passes over "23 h 52" and words by ear, and needs 100 ms for 20,000 characters of "hier".
 */
import { type Finding, passageOf, type Reader, type Turn, type Value } from '../finding.ts';
import { clockOf, inWholeDay, movedDay } from './after-midnight.ts';
import { localOf } from './calendar.ts';
import type { DayMention, DayRead, HourMention, Since } from './mention.ts';
import { isBeside, ofWordsBefore, type Placed, placedIn } from './placed.ts';
import { type Of, ofClause, readSentence, type SentenceSense } from './sense.ts';

type WhenValue = Extract<Value, { detail: 'when' }>;
type WhenFinding = Finding & { value: WhenValue };

/** The time of what was told last, and where the telling stands. */
interface Telling {
  day: DayRead | null;
  /** The place of the day's finding in this message; null where an earlier one told it. */
  dayFinding: number | null;
  /** An hour was told with that day. */
  hasHour: boolean;
  /** A day, an hour was told in this message. */
  hasDayHere: boolean;
  hasHourHere: boolean;
  previous: { placed: Placed; of: Of; day: DayRead | null } | null;
  /** Of this message, grown in place. */
  findings: WhenFinding[];
}

const NOTHING: Telling = {
  day: null,
  dayFinding: null,
  hasHour: false,
  hasDayHere: false,
  hasHourHere: false,
  previous: null,
  findings: [],
};

/** What a turn is read with. */
interface Context {
  turn: Turn;
  /** What the sentence at a place tells; null for none. */
  senseAt: (sentence: number) => SentenceSense | null;
  today: string;
  hour: number;
}

/** Turns do not change, and are looked at again with every later one. */
const known = new WeakMap<Turn, Telling>();

const sensesOf = ({ sentences }: Turn): Context['senseAt'] => {
  const read = new Map<number, SentenceSense>();
  return (at) => {
    const sentence = sentences[at];
    if (sentence === undefined) return null;
    const sense = read.get(at) ?? readSentence(sentence);
    read.set(at, sense);
    return sense;
  };
};

/** How far around a sentence "je tape n'importe quoi" makes an example of it. */
const NEARBY = 3;
const isFiction = ({ senseAt }: Context, sentence: number): boolean => {
  for (let at = sentence - NEARBY; at <= sentence + NEARBY; at += 1) if (senseAt(at)?.isFiction) return true;
  return false;
};

const ofMention = (context: Context, telling: Telling, placed: Placed): Of => {
  const { mention, tokens, first, last, clause } = placed;
  const { previous } = telling;
  const isDay = mention.kind === 'day';
  if (isFiction(context, placed.sentence)) return 'other';
  const settled = mention.of ?? ofWordsBefore(placed);
  if (settled !== null) return settled;
  if (!isDay && previous?.placed.mention.kind === 'day' && isBeside(previous.placed, placed))
    return previous.of;
  if (!isDay && previous?.of === 'habit' && previous.placed.sentence === placed.sentence) return 'habit';
  // "le 16 ou le 23": both.
  if (previous?.placed.mention.kind === mention.kind && tokens[mention.from - 1]?.raw === 'ou')
    return previous.of;
  const isTold = isDay ? telling.day?.day != null : telling.hasHour;
  const isAsked = context.turn.asked === 'when' && !(isDay ? telling.hasDayHere : telling.hasHourHere);
  if (isDay && mention.isWide && isTold && !isAsked) return 'other';
  const sentence = context.senseAt(placed.sentence);
  if (sentence === null) return 'other';
  return ofClause({
    sentence,
    nextSentence: context.senseAt(placed.sentence + 1),
    clause,
    from: first.first,
    to: last.last,
    isTold: isTold || (isDay && mention.isWide),
    isAsked,
    isRange: !isDay && mention.isRange,
    isWide: isDay && mention.isWide,
    isAfterOther: previous?.of === 'other' && isNextClause(previous.placed, placed),
    isToday: first.kind === 'today' || first.kind === 'this',
    isWithArticle: isDay && first.kind === 'the' && tokens[mention.to]?.kind === 'weekday',
  });
};

/** "La fête du 3 avril, c'était à 20 h": the hour is of that fête. Not so "c'est pas mardi, c'était mercredi". */
const isNextClause = (one: Placed, other: Placed): boolean =>
  one.sentence === other.sentence &&
  other.clause - one.clause <= 1 &&
  one.tokens[one.mention.from - 1]?.kind !== 'not';

const findingOf = (turn: Turn, { first, last }: Placed, value: WhenValue, why: string): WhenFinding => ({
  passage: passageOf(turn, first.start, last.end),
  value,
  isDenial: false,
  why,
});

const withDay = (context: Context, telling: Telling, placed: Placed, mention: DayMention): Telling => {
  const since: Since = { today: context.today, hour: context.hour, told: telling.day?.day ?? null };
  const day = mention.read(since);
  if (day === null) return telling;
  const of = ofMention(context, telling, placed);
  const isNoon = day.part === 'noon';
  const value: WhenValue = {
    detail: 'when',
    day: day.day,
    time: isNoon ? '12:00' : null,
    isApproximate: day.isApproximate || isNoon,
    isFull: day.isFull,
    of,
  };
  const { findings } = telling;
  findings.push(findingOf(context.turn, placed, value, day.why));
  const next = { ...telling, previous: { placed, of, day } };
  if (of !== 'event') return next;
  // "début mars, le 3": the later day counts.
  if (day.day === null && telling.day !== null) return { ...next, hasDayHere: true };
  return { ...next, day, dayFinding: findings.length - 1, hasHour: false, hasDayHere: true };
};

const withHour = (context: Context, telling: Telling, placed: Placed, mention: HourMention): Telling => {
  const { previous, day } = telling;
  const of = ofMention(context, telling, placed);
  const beside = previous !== null && isBeside(previous.placed, placed) ? previous.day : null;
  const part = mention.part ?? (beside ?? day)?.part ?? null;
  const moved = of === 'event' && day !== null && !telling.hasHour ? movedDay(day, mention) : null;
  const value: WhenValue = {
    detail: 'when',
    day: moved !== null && telling.dayFinding === null ? moved : null,
    time: clockOf(inWholeDay(mention.minutes, part)),
    isApproximate: mention.isApproximate,
    isFull: beside?.isFull ?? false,
    of,
  };
  const why = moved === null ? 'an hour' : 'an hour of the other day of a night';
  const { findings } = telling;
  findings.push(findingOf(context.turn, placed, value, why));
  const told = moved === null || telling.dayFinding === null ? undefined : findings[telling.dayFinding];
  if (told !== undefined && telling.dayFinding !== null) {
    const value: WhenValue = { ...told.value, day: moved };
    findings[telling.dayFinding] = {
      ...told,
      value,
      why: `${told.why}, with an hour of the other day of its night`,
    };
  }
  const next = { ...telling, previous: { placed, of, day: null } };
  if (of !== 'event') return next;
  const movedTo = day !== null && moved !== null ? { ...day, day: moved } : day;
  return { ...next, day: movedTo, hasHour: true, hasHourHere: true };
};

const tell = (turn: Turn): Telling => {
  const before = known.get(turn);
  if (before !== undefined) return before;
  const earlier = turn.earlier.reduce((_, one) => tell(one), NOTHING);
  const start: Telling = { ...NOTHING, day: earlier.day, hasHour: earlier.hasHour, findings: [] };
  const placed = placedIn(turn);
  const { day: today, hour } = localOf(turn.message.at, turn.timeZone);
  const context: Context = { turn, senseAt: sensesOf(turn), today, hour };
  const told = placed.reduce(
    (telling, one) =>
      one.mention.kind === 'day'
        ? withDay(context, telling, one, one.mention)
        : withHour(context, telling, one, one.mention),
    start,
  );
  known.set(turn, told);
  return told;
};

/** The days and hours of a message, in order, each with what it is of. Linear in the message's length. */
export const readDays: Reader = (turn) => [...tell(turn).findings];
