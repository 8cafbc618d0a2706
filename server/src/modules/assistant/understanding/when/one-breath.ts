/**
 * "Lundi dernier, non attendez mardi": a moment that is put right in the same breath. The later one counts, and the one
 * before it is no longer told. A part of a day takes no day away, nor does a day take away an hour.
 */
import type { ReadMessage } from '../read-message.ts';
import type { Span } from '../words/phrases.ts';

const CUE =
  "(?:non|nan|pardon|enfin|fin|euh non|je veux dire|j'veux dire|je voulais dire|plutot|en fait|finalement|ou plutot|je me trompe|je me suis trompee?|je confonds?|j'ai confondu|erreur|oups|je corrige|je rectifie|correction|mince|zut)";
const FILLER =
  "(?:euh|heu|hum|bah|ben|bon|ah|oui|si|mais|et|ou|attend(?:ez|s|e)?|minute|voyons|desolee?|excusez~moi|excuse~moi|c'etait|c'est|c'? ?etait|c'? ?est|ca s'est passe|le|la|l'|du|a|vers|au|je crois|je pense|je dirais|plus exactement|plus precisement)".replaceAll(
    '~',
    '[- ]',
  );
const PAUSE = '[ ,.;:!?/()-]';
/** What stands between both, and nothing else. */
const PUT_RIGHT = new RegExp(
  `^${PAUSE}*(?:${FILLER}${PAUSE}+){0,5}${CUE}(?:${PAUSE}+(?:${CUE}|${FILLER})(?![a-z])){0,6}${PAUSE}*$`,
);
/** More than anybody says between. */
const REACH = 70;

/** The moments of the one kind that another one of it takes the place of; `others` may stand between both. */
const replacedAmong = (
  { text }: ReadMessage,
  moments: readonly Span[],
  others: readonly Span[],
  isReplacedBy: (one: Span, next: Span) => boolean,
): Span[] => {
  const inOrder = moments.toSorted((one, other) => one.start - other.start);
  return inOrder.filter((one, at) => {
    const next = inOrder[at + 1];
    if (!next || next.start < one.end || next.start - one.end > REACH || !isReplacedBy(one, next))
      return false;
    return PUT_RIGHT.test(blanked(text, { start: one.end, end: next.start }, others));
  });
};

/** "Lundi à 9h, non mardi à 10h": the hour between both days says nothing of them. */
const blanked = (text: string, { start, end }: Span, others: readonly Span[]): string =>
  others
    .filter((other) => other.start >= start && other.end <= end)
    .reduce(
      (kept, other) =>
        kept.slice(0, other.start - start) +
        ' '.repeat(other.end - other.start) +
        kept.slice(other.end - start),
      text.slice(start, end),
    );

export interface Told {
  days: readonly Span[];
  times: readonly Span[];
  /** Periods and vague days. */
  vague: readonly Span[];
  /** Parts of a day. */
  parts: readonly Span[];
}

/** "Un lundi" says more of "la semaine dernière", and does not take its place. */
const IS_LENGTH = /^(?:il y a|ya|y.?a|ca fait|cela fait)(?![a-z])|(?:derniere?|passee?|d'avant)$/;

/** All that is replaced. */
export const replacedInOneBreath = (message: ReadMessage, told: Told): Span[] => {
  const { days, times, vague, parts } = told;
  if (days.length + times.length + vague.length + parts.length < 2) return [];
  const isLength = ({ start, end }: Span) => IS_LENGTH.test(message.text.slice(start, end));
  const isDay = (span: Span) => days.includes(span);
  const dates = replacedAmong(message, [...days, ...vague], [...times, ...parts], (one, next) =>
    isDay(next) ? isDay(one) : isLength(next) && (isDay(one) || isLength(one)),
  );
  const hours = replacedAmong(message, times, [...days, ...parts], () => true);
  const partsOfDay = replacedAmong(message, parts, [...days, ...times], () => true);
  return [...dates, ...hours, ...partsOfDay];
};
