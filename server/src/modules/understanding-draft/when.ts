/** When it happened: one day and one hour, chosen among everything that the person dates. */
import { actionClauses } from './actions.ts';
import { type DayMention, findDays } from './day-words.ts';
import { findHours, type HourMention } from './hour-words.ts';
import { impactClauses } from './impact.ts';
import { heaviest, nearnessIn } from './nearness.ts';
import { contains, holds, phrases, type Span } from './phrases.ts';
import { clauseAt, type ReadMessage, sentenceAt, wholeOf } from './read-message.ts';

const CORRECTION = phrases(
  'en fait',
  'plutot',
  'trompee?',
  'erreur',
  'finalement',
  'rectification',
  'je corrige',
  'correction',
  'pardon',
  "non,? (?:c'etait|c'est|pas)",
);
const REJECTED_BEFORE = /\b(?:pas|et non|au lieu (?:de|du|d'))(?: (?:le|a|vers|du|en))? ?$/;
const SHORT_ANSWER_WORDS = 6;

interface Found<Mention extends Span> {
  message: ReadMessage;
  mention: Mention;
  /** Said on purpose: it answers the question, or corrects what was said. */
  deliberate: boolean;
  corrects: boolean;
  /** The facts outweigh their aftermath ("depuis hier je ne dors plus"). */
  weight: number;
}

export interface WhenFinding {
  day: string | null;
  time: string | null;
  exact: boolean;
  dayAt: { message: ReadMessage; span: Span } | null;
  hourAt: { message: ReadMessage; span: Span } | null;
}

const weighed = <Mention extends Span>(
  message: ReadMessage,
  mentions: readonly Mention[],
): Found<Mention>[] => {
  const actions = actionClauses(message);
  const effects = impactClauses(message);
  const nearness = nearnessIn(message);
  const answers = message.asked === 'when';
  return mentions.flatMap((mention): Found<Mention>[] => {
    if (REJECTED_BEFORE.test(message.text.slice(Math.max(0, mention.start - 20), mention.start))) return [];
    if (!answers && actions.some((clause) => contains(clause, mention))) return [];
    const sentence = sentenceAt(message, mention);
    const corrects = holds(CORRECTION, message.text.slice(sentence.start, sentence.end));
    const weight = effects.some((clause) => contains(clause, mention)) ? 0 : nearness(mention);
    return [{ message, mention, deliberate: answers || corrects, corrects, weight }];
  });
};

/** The last deliberate mention, else the first one that is about the facts. */
const chosen = <Mention extends Span>(
  found: readonly Found<Mention>[],
  isPrecise: (mention: Mention) => boolean,
): Found<Mention> | undefined => {
  const deliberate = found.filter((one) => one.deliberate);
  const facts = found.filter((one) => one.weight > 0);
  const precise = facts.filter((one) => isPrecise(one.mention));
  return (
    lastOfItsMessage(deliberate.filter((one) => isPrecise(one.mention))) ??
    heaviest(precise) ??
    deliberate.at(-1) ??
    heaviest(facts) ??
    found[0]
  );
};

/** In one answer ("mardi, vers 10h, et jeudi encore") the first mention leads, unless a correction follows it. */
const lastOfItsMessage = <Mention extends Span>(
  found: readonly Found<Mention>[],
): Found<Mention> | undefined => {
  const last = found.at(-1)?.message;
  return found.find((one) => one.message === last);
};

/** A bare "10h" is an hour beside a day, at the head of an answer, or in answer to "quand". */
const isHour = (message: ReadMessage, hour: HourMention, days: readonly DayMention[]): boolean =>
  hour.sure ||
  (message.asked === 'when' && message.wordCount <= SHORT_ANSWER_WORDS) ||
  hour.start === wholeOf(message).start ||
  days.some((day) => day.end <= hour.start && hour.start - day.end <= 4);

/** Everything that the person said about the moment of the facts, brought to one day and one hour. */
export const findWhen = (messages: readonly ReadMessage[]): WhenFinding | null => {
  const days: Found<DayMention>[] = [];
  const hours: Found<HourMention>[] = [];
  for (const message of messages) {
    const dayMentions = findDays(message.text, message.today);
    const hourMentions = findHours(message.text).filter(
      (hour) =>
        isHour(message, hour, dayMentions) &&
        !dayMentions.some((day) => day.start < hour.end && hour.start < day.end),
    );
    days.push(...weighed(message, dayMentions));
    hours.push(...weighed(message, hourMentions));
  }
  const day = chosen(days, (mention) => mention.day !== null);
  const hour = chosen(
    hours.filter((one) => belongsTo(one, day, days)),
    (mention) => mention.time !== null,
  );
  if (!day && !hour) return null;
  return {
    day: day?.mention.day ?? null,
    time: hour?.mention.time ?? null,
    exact: day !== undefined && day.mention.day !== null && (day.mention.moment || hour !== undefined),
    dayAt: day ? { message: day.message, span: day.mention } : null,
    hourAt: hour ? { message: hour.message, span: hour.mention } : null,
  };
};

/** An hour said in the same clause as another day is that day's hour, unless a correction moved the day since. */
const belongsTo = (
  { message, mention, deliberate }: Found<HourMention>,
  day: Found<DayMention> | undefined,
  days: readonly Found<DayMention>[],
): boolean => {
  if (!day || day.corrects) return true;
  const clause = clauseAt(message, mention);
  const inClause = days.filter((one) => one.message === message && contains(clause, one.mention));
  if (day.message === message) return inClause.length === 0 || inClause.includes(day);
  return inClause.length === 0 && (deliberate || !days.some((one) => one.message === message));
};
