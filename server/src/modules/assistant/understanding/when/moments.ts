/** Every mention of a moment of the facts in a message. */

import { isSupposed } from '../assertion.ts';
import { isHedged } from '../hedges.ts';
import { oncePerMessage } from '../once.ts';
import { clauseAt, type ReadMessage, sentenceAt, textOf } from '../read-message.ts';
import { asidesIn, isInside } from '../since.ts';
import { holds, matchesOf, overlaps, phrases, type Span, spansOf } from '../words/phrases.ts';
import { weekdayOf } from './calendar.ts';
import { weekdayNamedIn } from './day-parts.ts';
import { DAY_PATTERNS, isOfUnknownYear, OTHER_MONTH, PERIODS, VAGUE_DAYS } from './day-words.ts';
import type { NamedDay } from './named-day.ts';
import { NUMBER_WORDS } from './numbers.ts';
import { replacedInOneBreath } from './one-breath.ts';
import { isAnnounced, isOfSomethingElse, namesAccused } from './other-days.ts';
import { isSetRight } from './set-right.ts';
import { withoutRuns } from './several-days.ts';
import { type ClockTime, clockTimesIn, PARTS_OF_DAY } from './time-words.ts';

export interface Moments {
  message: ReadMessage;
  days: NamedDay[];
  times: (ClockTime & { hedged: boolean })[];
  /** Vague days, periods and parts of a day. */
  vague: Span[];
  /** Lengths of time that put an earlier one right: "en fait 2 mois", after "il y a 3 mois". */
  restated: Span[];
  /** The message says that it is putting an earlier statement right, or answers the question when. */
  corrects: boolean;
}

const CORRECTION = phrases(
  'en fait',
  'en realite',
  'pardon',
  "je (?:me suis|m'etais) trompee?",
  'je corrige',
  'je rectifie',
  'rectification',
  'correction',
  'plutot',
  'non',
  'erreur de ma part',
);
/** Also of "ça date pas d'hier", "je suis pas née d'hier": no day is told. */
const REJECTED =
  /(?<![a-z])(?:pas|non pas|et non|ni) (?:(?:que|seulement|juste|vraiment|exactement|nouveau|nouvelle|nee?s?) )?(?:le |la |a |vers |en |de |d'|d |du )?$/;
const LATER = phrases(
  "(?:jusqu'a|jusqu'en|avant|apres|prochain[a-z]{0,2}|a partir de|d'ici|pour) ?(?:le |la )?",
);

/** @param isKept false for what has been taken back */
export const momentsIn = (message: ReadMessage, isKept: (span: Span) => boolean): Moments => {
  const all = allMomentsIn(message);
  const days = all.days.filter(({ span }) => isKept(span));
  const times = all.times.filter(({ span }) => isKept(span));
  return { ...all, days, times, vague: all.vague.filter(isKept), restated: all.restated.filter(isKept) };
};

const allMomentsIn = oncePerMessage((message): Moments => {
  const asides = asidesIn(message);
  const asked = message.asked === 'when';
  const usable = (span: Span) =>
    !isInside(asides, span) &&
    !isRejected(message, span) &&
    !isSupposed(message, span) &&
    !isOfSomethingElse(message, span) &&
    !isAnnounced(message, span);
  const periods = spansOf(PERIODS, message.text).filter(usable);
  const vague = [
    ...periods,
    ...spansOf(VAGUE_DAYS, message.text).filter((span) => usable(span) && !isOfHerOwn(message, span)),
  ];
  const found: NamedDay[] = [];
  for (const { pattern, read, about, monthless, several } of DAY_PATTERNS) {
    for (const match of matchesOf(pattern, message.text)) {
      const [roughly = ''] = ROUGHLY.exec(message.text.slice(0, match.index).slice(-ROUGHLY_REACH)) ?? [];
      const span = {
        start: match.index - roughly.length,
        end: match.index + match[0].trimEnd().length,
      };
      // A period ("depuis lundi") is no day; a longer reading of the same words has come first.
      if (!usable(span) || isLater(message, span)) continue;
      if ([...found.map((other) => other.span), ...periods].some((other) => overlaps(other, span))) continue;
      const named = read(match, message.today);
      if (!named && !several) continue;
      const day = monthless && named ? inMonthSpokenOf(message, span, named, found) : named;
      const words = textOf(message, span);
      const unsure = !day || isOfUnknownYear(words, day, message.today) || namesAccused(message, span);
      const hedged =
        about ?? (roughly !== '' || !day || isHedged(message, span) || contradictsWeekday(words, day));
      const alone = monthless && named ? { alone: named } : {};
      found.push({ span, day: unsure ? null : day, hedged, ...alone });
    }
  }
  found.sort((one, other) => one.span.start - other.span.start);
  const allDays = withoutRuns(message, found);
  const taken = allDays.map(({ span }) => span);
  const allTimes = clockTimesIn(message.text, asked)
    .filter(({ span }) => usable(span) && !taken.some((other) => overlaps(other, span)))
    .map((time) => ({ ...time, hedged: time.between ?? isHedged(message, time.span) }));
  const isFree = (span: Span) => !taken.some((other) => overlaps(other, span));
  const parts = spansOf(PARTS_OF_DAY, message.text).filter((span) => usable(span) && isFree(span));
  const free = vague.filter(isFree);
  const times = allTimes.map(({ span }) => span);
  const replaced = replacedInOneBreath(message, { days: taken, times, vague: free, parts });
  const days = allDays.filter(({ span }) => !replaced.includes(span));
  return {
    message,
    days,
    times: allTimes.filter(({ span }) => !replaced.includes(span)),
    vague: [...free, ...parts].filter((span) => !replaced.includes(span)),
    restated: restatedIn(message),
    corrects:
      asked ||
      holds(CORRECTION, message.text) ||
      holds(REJECTED_MOMENT, message.text) ||
      days.some(({ span }) => isPutRight(message, span)),
  };
});

/** "Vers le 6", "aux alentours du 6": part of the words that name the day. */
const ROUGHLY = /(?<![a-z])(?:vers|environ|autour|aux? (?:alentours|environs))(?: d[eu])? (?:le )?$/;
const ROUGHLY_REACH = 24;

/** "pas mardi", "non pas 14h" */
const REJECTED_MOMENT = phrases(
  '(?:non )?pas (?:le |un |a |vers |en )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|avant~hier|[0-3]?[0-9](?:er)? ?(?:h[0-9]{0,2}|heures?|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))',
);

/** A bare length of time where something is put right; how long her leave was is no moment. */
const RESTATED = new RegExp(
  `(?<![a-z])(?:${NUMBER_WORDS}|[0-9]{1,2}|quelques|plusieurs) (?:jours?|semaines?|mois|ans?|annees?)(?= ?(?:$|[.,;!?)\\n]|(?:et|pas|plutot|environ|je)(?![a-z])))`,
  'g',
);

const restatedIn = (message: ReadMessage): Span[] =>
  spansOf(RESTATED, message.text).filter((span) => isSetRight(message, span));

/** How far before a day its month may have been named. */
const MONTH_REACH = 60;

/**
 * "Le 12 mars … et le 14": of the same month. Null where another month is spoken of, and which day is meant is not ours
 * to say.
 */
const inMonthSpokenOf = (
  message: ReadMessage,
  span: Span,
  lastSuchDay: string,
  days: readonly NamedDay[],
): string | null => {
  if (isOfAnotherMonth(message, span, days)) return null;
  const dated = days
    .filter((day) => day.span.end <= span.start && holds(OTHER_MONTH, textOf(message, day.span)))
    .toSorted((one, other) => one.span.start - other.span.start)
    .at(-1);
  if (!dated) return lastSuchDay;
  if (dated.day === null) return null;
  const day = dated.day.slice(0, 8) + lastSuchDay.slice(8);
  return day >= dated.day && day <= message.today ? day : null;
};

const isOfAnotherMonth = (message: ReadMessage, span: Span, days: readonly NamedDay[]): boolean => {
  const start = Math.max(0, span.start - MONTH_REACH);
  // A month that stands behind it ("le 3 à 14h et le 4 mars") may be its own: of a day before it, only that one's.
  const before = days.filter((day) => day.span.end <= span.start);
  const around = message.text.slice(start, sentenceAt(message, span).end);
  return spansOf(OTHER_MONTH, around)
    .map((month) => ({ start: month.start + start, end: month.end + start }))
    .some((month) => ![span, ...before.map((day) => day.span)].some((known) => overlaps(known, month)));
};

/** "lundi 18 novembre", which was a Wednesday: one of the two is a slip, and it is not ours to say which. */
const contradictsWeekday = (words: string, day: string): boolean => {
  const weekday = weekdayNamedIn(words);
  return weekday !== null && /[0-9]/.test(words) && weekdayOf(day) !== weekday;
};

/** "c'était mardi", "non, mardi" */
const PUT_RIGHT =
  /(?:non|pardon|plutot|enfin|en fait|c'? ?etait|c'est arrive|s'est passe|ca date(?: de| du)?|je veux dire|(?<![a-z])pas (?:le |un )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|[0-9]{1,2}),?)[ ,:]*(?:le |c'etait |c'? ?est |mais |plutot )*$/;

export const isPutRight = (message: ReadMessage, span: Span): boolean =>
  PUT_RIGHT.test(message.text.slice(Math.max(0, span.start - 28), span.start));

/** "J'ai pensé au suicide l'an dernier", "l'an dernier j'ai changé de poste": what she did or felt, not what was done. */
const HER_OWN =
  /(?<![a-z])(?:j[' ]? ?(?:ai|avais|etais)|je (?:suis|me suis|m'etais)) (?!(?:ete|recu|subi|entendu|vu|appris|decouvert|fait)(?![a-z]))[a-z]/;
const DONE_TO_HER =
  /(?<![a-z])(?:ils?|elles?|on|m'a|m'ont|m a|ma|me|c'etait|nous|s'est|chef[a-z]*|collegues?|directeur|directrice|responsable)(?![a-z])/;

const isOfHerOwn = (message: ReadMessage, span: Span): boolean => {
  if (message.asked === 'when') return false;
  const told = textOf(message, clauseAt(message, span)).slice(0, 200);
  return HER_OWN.test(told) && !DONE_TO_HER.test(told);
};

/** "pas lundi" */
const isRejected = (message: ReadMessage, span: Span): boolean =>
  REJECTED.test(message.text.slice(Math.max(0, span.start - 28), span.start));

/** "mon entretien de lundi prochain", "jusqu'au 3 mars" */
const isLater = (message: ReadMessage, span: Span): boolean => {
  const clause = clauseAt(message, span);
  const before = textOf(message, { start: Math.max(clause.start, span.start - 16), end: span.start });
  return spansOf(LATER, before).some(({ end }) => end >= before.trimEnd().length);
};
