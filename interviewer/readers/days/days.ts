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
import { found, oncePerTurn } from '../facts/found.ts';
import type { Finding, Reader, Turn, Value } from '../finding.ts';
import { clockOf, inWholeDay, movedDay } from './after-midnight.ts';
import { localOf } from './calendar.ts';
import type { DayRead, HourMention, Of } from './mention.ts';
import { isBeside, type Placed, placedIn } from './placed.ts';
import { ofClause, readSentence, type SentenceSense } from './time-of.ts';

type WhenValue = Extract<Value, { detail: 'when' }>;

/** What is told so far; grows with each time of the message. */
interface Telling {
  turn: Turn;
  /** What the sentence at a place tells. */
  senseAt: (sentence: number) => SentenceSense | null;
  /** The day of what was told last. */
  day: DayRead | null;
  /** Its finding in this message; null where an earlier one told it. */
  dayFinding: (Finding & { value: WhenValue }) | null;
  /** An hour was told with that day. */
  hasHour: boolean;
  /** What was told in this message. */
  here: Set<'day' | 'hour'>;
  previous: { placed: Placed; of: Of; day: DayRead | null } | null;
  findings: Finding[];
}

const sensesOf = ({ sentences }: Turn): Telling['senseAt'] => {
  const read = new Map<number, SentenceSense>();
  return (at) => {
    const sentence = sentences[at];
    if (sentence === undefined) return null;
    const sense = read.get(at) ?? readSentence(sentence);
    read.set(at, sense);
    return sense;
  };
};

const ofPlaced = (telling: Telling, placed: Placed): Of => {
  const { turn, previous } = telling;
  const { mention, tokens, first, last, clause } = placed;
  const isDay = mention.kind === 'day';
  const sentence = telling.senseAt(placed.sentence);
  if (sentence === null) return 'other';
  const settled = (isDay ? mention.of : null) ?? placed.ofBefore;
  if (settled !== null) return settled;
  const isOfBefore =
    // "le 16 ou le 23": both.
    tokens[mention.from - 1]?.raw === 'ou' ||
    (!isDay && previous?.placed.mention.kind === 'day' && isBeside(previous.placed, placed));
  if (previous !== null && isOfBefore) return previous.of;
  const isTold = isDay ? telling.day?.day != null : telling.hasHour;
  const isAsked = turn.asked === 'when' && !telling.here.has(mention.kind);
  const isWide = isDay && mention.isWide;
  if (isWide && isTold && !isAsked) return 'other';
  return ofClause({
    sentence,
    clause,
    from: first.first,
    to: last.last,
    isTold: isTold || isWide,
    isAsked,
    isWide,
    isAfterOther: previous?.of === 'other' && isNextClause(previous.placed, placed),
    isToday: first.kind === 'today' || first.kind === 'this',
  });
};

/** "La fête du 3 avril, c'était à 20 h": the hour is of that fête. Not so "c'est pas mardi, c'était mercredi". */
const isNextClause = (one: Placed, other: Placed): boolean =>
  one.sentence === other.sentence &&
  other.clause - one.clause <= 1 &&
  one.tokens[one.mention.from - 1]?.kind !== 'not';

/** "Vers le 12", "entre le 12 et Noël", "autour du 12". */
const isAround = ({ tokens, mention: { from } }: Placed): boolean => {
  const [before, one] = tokens.slice(Math.max(0, from - 2), from).map(({ kind }) => kind);
  const near = one === 'of' ? before : (one ?? before);
  return near === 'around' || near === 'roughly' || near === 'between';
};

const addDay = (telling: Telling, placed: Placed, day: DayRead): void => {
  const of = ofPlaced(telling, placed);
  const { isFull, why } = day;
  const isNoon = day.part === 'noon';
  const time = isNoon ? '12:00' : null;
  const isApproximate = day.isApproximate || isNoon || isAround(placed);
  const value: WhenValue = { detail: 'when', day: day.day, time, isApproximate, isFull, of };
  const finding = found(telling.turn, value, { ...placed.span, why });
  telling.findings.push(finding);
  telling.previous = { placed, of, day };
  if (of !== 'event') return;
  telling.here.add('day');
  // "début mars, le 3": the later day counts.
  if (day.day !== null || telling.day === null)
    Object.assign(telling, { day, dayFinding: finding, hasHour: false });
};

const addHour = (telling: Telling, placed: Placed, mention: HourMention): void => {
  const { previous, day, dayFinding } = telling;
  const of = ofPlaced(telling, placed);
  const beside = previous !== null && isBeside(previous.placed, placed) ? previous.day : null;
  const part = mention.part ?? (beside ?? day)?.part ?? null;
  const time = clockOf(inWholeDay(mention.minutes, part));
  const moved = of === 'event' && day !== null && !telling.hasHour ? movedDay(day, mention) : null;
  const ownDay = dayFinding === null ? moved : null;
  const { isApproximate } = mention;
  const isFull = beside?.isFull ?? false;
  const value: WhenValue = { detail: 'when', day: ownDay, time, isApproximate, isFull, of };
  telling.findings.push(found(telling.turn, value, { ...placed.span, why: 'an hour' }));
  telling.previous = { placed, of, day: null };
  if (of !== 'event') return;
  telling.hasHour = true;
  telling.here.add('hour');
  if (moved === null || day === null) return;
  telling.day = { ...day, day: moved };
  if (dayFinding !== null) dayFinding.value = { ...dayFinding.value, day: moved };
};

const tell = oncePerTurn((turn): Telling => {
  const earlier = turn.earlier.map(tell).at(-1);
  const { day: today, hour } = localOf(turn.message.at, turn.timeZone);
  const telling: Telling = {
    turn,
    senseAt: sensesOf(turn),
    day: earlier?.day ?? null,
    dayFinding: null,
    hasHour: earlier?.hasHour ?? false,
    here: new Set(),
    previous: null,
    findings: [],
  };
  for (const placed of placedIn(turn)) {
    const { mention } = placed;
    if (mention.kind === 'hour') addHour(telling, placed, mention);
    else {
      const day = mention.read({ today, hour, told: telling.day?.day ?? null });
      if (day !== null) addDay(telling, placed, day);
    }
  }
  return telling;
});

/** The days and hours of a message, in order, each with what it is of. Linear in the message's length. */
export const readDays: Reader = (turn) => [...tell(turn).findings];
