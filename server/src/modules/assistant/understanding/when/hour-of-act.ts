/**
 * Which of several hours is that of what she told first: "le matin à 9h … à 16h il m'a encore crié dessus". What was
 * done later that day has an hour of its own, which takes the first one's place only where she puts that right.
 */
import { clauseAt, type ReadMessage, textOf } from '../read-message.ts';
import { holds, phrases } from '../words/phrases.ts';
import type { Moments } from './moments.ts';
import { isSetRight } from './set-right.ts';

type Timed = Moments['times'][number];

const ONCE_MORE = phrases(
  'encore',
  '(?:de|a) nouveau',
  'recommence',
  'remis (?:ca|cela)',
  'rebelote',
  'une (?:autre|deuxieme|seconde) fois',
  'puis',
  'ensuite',
);

/** It stands beside the one before it. */
const isOfLaterAct = (message: ReadMessage, { span }: Timed): boolean => {
  if (isSetRight(message, span)) return false;
  const { start, end } = clauseAt(message, span);
  return holds(ONCE_MORE, message.text.slice(start, Math.max(end, span.end)));
};

/** The hours of a message without those of what was done later: none, where it tells of nothing else. */
export const ofFirstAct = ({ message, times }: Moments): readonly Timed[] =>
  times.filter((time) => !isOfLaterAct(message, time));

const MORNING = /(?<![a-z])(?:matin|matinee)(?![a-z])/;
const LATER_PART = /(?<![a-z])(?:apres[- ]?midi|aprem|soir|soiree)(?![a-z])/;
const NOON = '12:00';

/** Something was done between both. */
const DONE =
  /(?<![a-z])(?:m'? ?(?:a|ont|avait)|(?:il|elle|ils|elles|on) (?:me |m'|nous )?(?:a|ont))(?![a-z])/;

/** "Le matin il m'a insultée et l'après-midi vers 15h il m'a poussée": the morning has no hour. */
export const isOfOtherPart = ({ message, vague }: Moments, { span, time }: Timed): boolean => {
  const [first] = vague
    .filter((part) => part.end <= span.start && isPart(textOf(message, part)))
    .toSorted((one, other) => one.start - other.start);
  if (!first || !DONE.test(message.text.slice(first.end, span.start))) return false;
  return MORNING.test(textOf(message, first)) ? time > NOON : time < NOON;
};

const isPart = (words: string): boolean => MORNING.test(words) || LATER_PART.test(words);
