/** Hours of the day, told apart from durations ("pendant 2h") and amounts. Over folded text. */
import { matchesOf, overlaps, phrases, type Span } from '../words/phrases.ts';
import { NUMBER_WORDS, numberFrom } from './numbers.ts';

const CUE =
  "(?:(?:a|pendant|avant|apres) la (?:pause|reunion) de|vers|a|aux? alentours de|aux environs de|environ|a environ|autour de|sur les coups de|avant|apres|des|il etait|entre|de|jusqu'a|pile|juste)";
/** "Vers 15h un client": of the small ones, those that nothing is counted by. */
const MINUTES = `(?:et quart|et demie?|moins (?:le |un )?(?:quart|vingt-cinq|vingt|dix|cinq)|moins [0-9]{1,2}|[0-5][0-9]|(?:(?:trente|quarante|cinquante|vingt)(?:[- ]cinq)?|dix|quinze|cinq)(?![- ](?:et|un|deux|trois|quatre|six|sept|huit|neuf))|(?:${NUMBER_WORDS})(?= ?(?:$|[.,;!?)]|min|mn|du |de l)))`;
const PART = "(?: (?:du (?:matin|mat|soir)|de l'apres~midi|de l'aprem|le (?:matin|soir)))?";

/** Groups: hour, minutes, 'midi|minuit', its minutes. The part of the day is read from the words themselves. */
const TIMES = phrases(
  `(?:${CUE} )?(?:([0-2]?[0-9]|${NUMBER_WORDS})(?: ?h(?:eures?|rs?)? ?| ?: ?(?=[0-5][0-9]))(${MINUTES})?(?:min|mn| minutes)?${PART}|(midi|minuit)(?: (et quart|et demie?|moins (?:le )?quart|moins (?:vingt|dix|cinq)|${NUMBER_WORDS}|[0-5][0-9]))?)`,
);

/** Before an hour: it was a length of time. */
const LENGTH_BEFORE =
  /(?:debout|assise?|bosser?|travailler?|rester?|restee?s?|pendant|durant|toutes les|il y a|ya|en|pour|depuis|plus de|moins de|presque|bout de|dure|duree de|attendu|apres|dans|passe|(?<!en )fait|par tranche de|suivante?s?|dernieres?|premieres?|des|quelques|plusieurs|semaine de|contrat de|les)(?: (?:environ|presque|plus de|au moins|a peu pres|encore))? ?$/;
/** After it: the same. */
const LENGTH_AFTER =
  /^ ?(?:de (?!l'?apres|l'?aprem)[a-z]|d'|plus tard|apres(?![- ]?midi)|avant|durant|par (?:jour|semaine|mois)|sup|d affilee|non stop|\/|hebdo|supplementaires?|de suite|plus tot|entieres?)/;
const BARE_HOUR_CUE =
  /^(?:vers|a|aux|environ|autour|sur les coups|avant|des|il etait|entre|jusqu|pile|juste|de) ?/;

export interface ClockTime {
  span: Span;
  /** 'HH:MM'; of two between which it was, the first. */
  time: string;
  /** "Entre 14h et 15h": neither is the hour. */
  between?: true;
  /** "Entre 2 et 3": of the morning, or of the afternoon. */
  bare?: true;
}

const HOUR_OF_TWO = `([0-2]?[0-9]|${NUMBER_WORDS})(?: ?h(?:eures?|rs?)?(?![a-z]) ?([0-5][0-9])?)?`;
/** "Entre 2 et 3": hours where nothing is counted by them. */
const BETWEEN = phrases(
  `entre ${HOUR_OF_TWO} ?et ${HOUR_OF_TWO}${PART}(?! ?(?:[/.:%]|ans?|jours?|mois|fois|semaines?|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|euros?|minutes?|min|kilos?)(?![a-z]))(?= ?(?:$|[.,;!?)]|(?:il|elle|ils|elles|on|mon|ma|le|la|je|j|dans|a|en|au|et|quand|pendant|environ|donc)(?![a-z])))`,
);

/** By which nobody is at work whose hour it could be. */
const EARLIEST = 7;

/** "L'aprem, vers 3h": the part of the day may be told right before the hour. */
const partAround = (text: string, start: number, words: string): string => {
  const [part = ''] = PART_BEFORE.exec(text.slice(Math.max(0, start - 20), start)) ?? [];
  return `${part}${words}`;
};
const PART_BEFORE = /(?:apres[- ]?midi|aprem|soir|soiree)[ ,]*$/;

const betweenIn = (text: string, expected: boolean): ClockTime[] =>
  matchesOf(BETWEEN, text).flatMap((match) => {
    const [words, first, minutes] = match;
    const around = partAround(text, match.index, words);
    const isOfHours = expected || /[0-9] ?h|heures?|matin|aprem|midi|soir/.test(around);
    const hour = afternoon(numberFrom(first ?? ''), around);
    const time = isOfHours && hour <= 24 ? clock(hour, minutesFrom(minutes)) : null;
    const span = { start: match.index, end: match.index + words.trimEnd().length };
    const bare = hour < EARLIEST && !/matin|nuit/.test(words) && !/[0-9] ?h|heures?/.test(words);
    return time ? [{ span, time, between: true as const, ...(bare && { bare: true as const }) }] : [];
  });

/** @param expected true when a moment was asked for: a bare "10h" is then one */
export const clockTimesIn = (text: string, expected: boolean): ClockTime[] => {
  const between = betweenIn(text, expected);
  const single = matchesOf(TIMES, text).flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    if (between.some((other) => overlaps(other.span, span))) return [];
    const time = match[3] ? noonOrMidnight(match, text, span) : hourOf(match, text, span, expected);
    return time ? [{ span, time }] : [];
  });
  return [...between, ...single].toSorted((one, other) => one.span.start - other.span.start);
};

const noonOrMidnight = (match: RegExpMatchArray, text: string, span: Span): string | null => {
  const before = text.slice(Math.max(0, span.start - 14), span.start);
  if (/(?:apres[- ]|pause[- ](?:de |du )?|repas (?:de |du )|ce |le |du |les )$/.test(before)) return null;
  if (/^(?:de|le|apres)(?![a-z])/.test(match[0]) || /^ et deux/.test(text.slice(span.end))) return null;
  return clock(match[3] === 'midi' ? 12 : 24, minutesFrom(match[4]));
};

const hourOf = (match: RegExpMatchArray, text: string, span: Span, expected: boolean): string | null => {
  const hour = numberFrom(match[1] ?? '');
  const words = match[0];
  const before = text.slice(Math.max(0, span.start - 32), span.start);
  const cued = BARE_HOUR_CUE.test(words) && !/^de /.test(words);
  const partOfDay = /matin|mat$|soir|aprem|midi$/.test(words);
  if (!(hour <= 24) || LENGTH_AFTER.test(text.slice(span.end)) || /^\/24/.test(text.slice(span.end)))
    return null;
  if (!cued && LENGTH_BEFORE.test(before)) return null;
  const small = hour <= 6 && !match[2];
  if (small && !cued && !partOfDay && !expected) return null;
  return clock(afternoon(hour, partAround(text, span.start, words)), minutesFrom(match[2]));
};

const afternoon = (hour: number, words: string): number => {
  if (/aprem|apres[- ]?midi/.test(words) && hour < 12) return hour + 12;
  if (/soir/.test(words) && hour >= 5 && hour < 12) return hour + 12;
  return hour;
};

/** Minutes past the hour; negative for "moins le quart". */
const minutesFrom = (words: string | undefined): number => {
  if (!words) return 0;
  const before = words.startsWith('moins');
  const bare = words.replace(/^(?:moins|et) ?(?:le |un )?/, '');
  const minutes = bare === 'quart' ? 15 : bare.startsWith('demi') ? 30 : numberFrom(bare);
  return before ? -minutes : minutes;
};

const clock = (hour: number, minutes: number): string | null => {
  if (Number.isNaN(minutes) || Math.abs(minutes) > 59) return null;
  const total = (hour * 60 + minutes + 24 * 60) % (24 * 60);
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
};

/** Parts of a day: not an hour. */
export const PARTS_OF_DAY = phrases(
  "en (?:toute )?(?:fin|debut|milieu) (?:de |d')(?:journee|matinee|apres~midi|soiree|service)",
  "(?:dans|pendant) (?:la |l')(?:matinee|soiree|nuit|journee|apres~midi)",
  '(?:le|au|du) (?:matin|soir|midi)',
  "l'apres~midi",
  '(?:a|pendant|apres|avant) (?:la pause(?: [a-z]{3,10})?|le dejeuner|le repas)',
  '(?:tot|tard) (?:le matin|dans la matinee|le soir)',
  '(?<=(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier) )(?:matin|soir|midi|apres~midi|aprem)',
  "(?:cet |l'|dans l')aprem",
  'entre midi et deux',
);
