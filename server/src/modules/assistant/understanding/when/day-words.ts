/** The ways in which French names a day, each with the reading of what it names. Over folded text. */
import { fr } from 'chrono-node';
import { phrases } from '../words/phrases.ts';
import {
  addDays,
  dayFrom,
  lastMonthly,
  lastWeekday,
  lastYearly,
  weekdayOf,
  weekdayOfLastWeek,
} from './calendar.ts';
import { AFTER_DAY_NUMBER, MONTH, MONTHS, NUMBER, WEEKDAY, weekdayNamedIn, YEAR } from './day-parts.ts';
import { numberFrom } from './numbers.ts';
import { SEVERAL_DAYS } from './several-days.ts';

/** A way of naming a day; `read` gives null for what is no day of the calendar, or is still to come. */
export interface DayPattern {
  pattern: RegExp;
  read(words: RegExpMatchArray, today: string): string | null;
  /** The words themselves are not sure of it. */
  about?: true;
  /** It names no month: the last such day is meant, unless another month or year is spoken of beside it. */
  monthless?: true;
  /** It names several days: its words are kept, and none of them is the day. */
  several?: true;
}

/** Written dates are what chrono reads well: their parts, without its guess of the year, which looks ahead. */
const readWritten = (words: string, today: string): string | null => {
  const hasYear =
    /(?:[/.-]|[a-z] )(?:[0-9]{2})?[0-9]{2}$/.test(words) && !/^[0-9]{1,2}[/.-][0-9]{1,2}$/.test(words);
  // A leap year, so that 29 February is read as well.
  const known = fr.parse(hasYear ? words : `${words}${words.includes('/') ? '/' : ' '}2024`)[0]?.start;
  const month = known?.get('month');
  const dayOfMonth = known?.get('day');
  if (!known?.isCertain('day') || !known.isCertain('month') || !month || !dayOfMonth) return null;
  if (!hasYear) return lastYearly(today, month, dayOfMonth);
  const day = dayFrom(known.get('year') ?? 0, month, dayOfMonth);
  return day && day <= today ? day : null;
};

/** Feasts with a day of their own: month and day. */
const FEASTS = {
  toussaint: [11, 1],
  'saint-sylvestre': [12, 31],
  noel: [12, 25],
  "jour de l'an": [1, 1],
  'nouvel an': [1, 1],
  'fete du travail': [5, 1],
  'fete nationale': [7, 14],
  'fete de la musique': [6, 21],
  assomption: [8, 15],
  armistice: [11, 11],
  halloween: [10, 31],
  'saint-valentin': [2, 14],
} as const satisfies Record<string, readonly [number, number]>;

/** "saint sylvestre", "jour de lan": as typed. */
const lettersOf = (words: string): string => words.replace(/[^a-z]/g, '');

export const DAY_PATTERNS: readonly DayPattern[] = [
  { pattern: SEVERAL_DAYS, several: true, read: () => null },
  {
    pattern: phrases(
      `(?:il y a|ya|y a|ca fait|cela fait) (?:environ |a peu pres |bien )?(${NUMBER}) semaines?,? (?:c'etait )?(?:un |le )(${WEEKDAY})`,
      `(?:un |le )(${WEEKDAY}),? (?:il y a|ya|y a) (?:environ |a peu pres |bien )?(${NUMBER}) semaines?`,
    ),
    about: true,
    read: ([, weeks, weekday, weekdayFirst, weeksAfter], today) => {
      const back = numberFrom(weeks ?? weeksAfter ?? '');
      const wanted = weekdayNamedIn(weekday ?? weekdayFirst ?? '');
      if (wanted === null || !(back >= 1 && back <= 12)) return null;
      const about = addDays(today, -7 * back);
      // The nearest one to that day.
      const ahead = (wanted - weekdayOf(about) + 7) % 7;
      return addDays(about, ahead > 3 ? ahead - 7 : ahead);
    },
  },
  {
    pattern: phrases(
      `(?:le |du |au |${WEEKDAY} )?([0-3]?[0-9])([/.-])([01]?[0-9])\\2(?:${YEAR}|[0-9]{2})`,
      `(?:le |du |au |${WEEKDAY} )([0-3]?[0-9])/([01]?[0-9])(?!/?[0-9])`,
      // Alone at the beginning of a note: "18/11. 10h."
      '(?<=^ ?)[0-3]?[0-9]/[01]?[0-9](?= ?[.,;:]? ?(?:$|[a-z0-9]))(?! ?(?:h|eme|e|[0-9]))',
    ),
    read: (words, today) => readWritten(words[0].replace(/^[a-z ]+/, ''), today),
  },
  {
    pattern: phrases(`(?:le |du |au )?(${YEAR})[-/]([01][0-9])[-/]([0-3][0-9])`),
    read: ([, year, month, number], today) => {
      const day = dayFrom(Number(year), Number(month), Number(number));
      return day && day <= today ? day : null;
    },
  },
  {
    pattern: phrases(
      `(la veille (?:de |du |d')|le lendemain (?:de |du |d')|le jour (?:de |du |d')|l'avant~veille (?:de |du |d')|le soir (?:de |du |d')|a |le )?(?:la |l')?(${Object.keys(FEASTS).join('|').replaceAll('-', '~')})(?: (${YEAR}))?`,
    ),
    read: ([, before, feast, year], today) => {
      const named = Object.entries(FEASTS).find(([name]) => lettersOf(name) === lettersOf(feast ?? ''));
      if (!named) return null;
      const [month, number] = named[1];
      const day = year ? dayFrom(Number(year), month, number) : lastYearly(today, month, number);
      const shift = /avant.?veille/.test(before ?? '') ? -2 : /veille/.test(before ?? '') ? -1 : 0;
      const shifted = day && addDays(day, /lendemain/.test(before ?? '') ? 1 : shift);
      return shifted && shifted <= today ? shifted : null;
    },
  },
  {
    pattern: phrases(
      `(?:(?:le |du |au )?${WEEKDAY} |le |du |au |ce )?(${NUMBER})(?:er)? (?:du mois de |de )?(${MONTH})(?: (${YEAR}|[0-9]{2}(?! ?(?:h|heures?|:))))?`,
    ),
    read: ([, number, month, year], today) =>
      readWritten(`${numberFrom(number ?? '')} ${fullMonth(month ?? '')} ${fullYear(year)}`.trim(), today),
  },
  {
    monthless: true,
    pattern: phrases(`(?:le )?(${WEEKDAY}) ([0-3]?[0-9]|1er)(?! ?(?:h|heures?|:)(?![a-z]))`),
    read: ([, weekday, number], today) =>
      lastMonthly(today, numberFrom(number ?? ''), weekdayNamedIn(weekday ?? '')),
  },
  {
    monthless: true,
    pattern: phrases(`(?:le|ce) (${NUMBER})(?:er)?(?: (?:du mois|courant|de ce mois))?${AFTER_DAY_NUMBER}`),
    read: ([, number], today) => lastMonthly(today, numberFrom(number ?? ''), null),
  },
  {
    pattern: phrases('avant~hier'),
    read: (_words, today) => addDays(today, -2),
  },
  {
    pattern: phrases('(?<!avant )hier', 'hier (?:matin|midi|soir|apres~midi)'),
    read: (_words, today) => addDays(today, -1),
  },
  {
    pattern: phrases(
      "aujourd'? ?hui",
      'ajd',
      'auj',
      'ce (?:matin|midi|soir|jour)',
      'cet(?:te)? apres~midi',
      'cet aprem',
      'cette nuit',
      'tout a l.heure',
      "a l'instant",
      'tantot',
      'a linstant',
    ),
    read: (_words, today) => today,
  },
  {
    pattern: phrases(`(?:le )?${WEEKDAY} de (?:la semaine (?:derniere|passee|d'avant)|l'autre semaine)`),
    read: ([words], today) => weekdayOfLastWeek(today, weekdayNamedIn(words ?? '') ?? 0),
  },
  {
    pattern: phrases(
      `(?<!(?<![a-z])(?:les|chaque|le|un) )(?:ce |du |depuis )?${WEEKDAY}(?: (?:dernier|passe|d'avant))?(?! (?:prochain|qui vient|en huit))`,
      `le ${WEEKDAY} (?:dernier|passe|d'avant|matin|soir|midi|apres~midi)`,
    ),
    read: ([words], today) => {
      if (words?.startsWith('depuis')) return null;
      const weekday = weekdayNamedIn(words ?? '') ?? 0;
      return words?.startsWith('ce ') && weekdayOf(today) === weekday ? today : lastWeekday(today, weekday);
    },
  },
  {
    pattern: phrases(`(?:il y a|ya|y a|ca fait|cela fait) (${NUMBER}) jours?`),
    // "Huit jours" and "quinze jours" mean a week and a fortnight, more or less.
    read: ([, number], today) => {
      const days = numberFrom(number ?? '');
      return days >= 1 && days <= 14 && days !== 8 ? addDays(today, -days) : null;
    },
  },
];

const fullMonth = (month: string): string => {
  const bare = month.replace('.', '');
  return MONTHS.find((name) => name === bare) ?? MONTHS.find((name) => name.startsWith(bare)) ?? bare;
};

const fullYear = (year: string | undefined): string => (year?.length === 2 ? `20${year}` : (year ?? ''));

const FEW =
  "(?:quelques?|plusieurs|deux ou trois|une? (?:bonne |petite )?|un peu plus d'une? |environ [a-z0-9]{1,8} )";
const UNIT = '(?:jours?|semaines?|mois|annees?|ans?|temps)';

const AGO =
  "(?:il y'a|il ya|ya|y'a|ca fait|cela fait|ca doit faire|ca va faire|ca fera|ca remonte a|ca date d(?:e|')(?: ?il y a)?)";
/** "Y a genre deux semaines": as people say that they do not count. */
const ROUGHLY =
  '(?:(?:environ|presque|plus de|un peu plus de|moins de|a peu pres|genre|peut~etre|bien|au moins|quasi(?:ment)?|dans les|grosso modo|disons|je dirais|quelque chose comme|un truc comme|pas loin de|deja|facile|a vue de nez|vers),? ){0,2}';
const ABOUT_SO_MANY =
  '(?:une (?:bonne |petite )?(?:quinzaine|dizaine|huitaine|vingtaine|trentaine|douzaine) de |(?:deux|2|trois|3|quatre|4|cinq|5)(?:[ ,/-]| a | ou )(?:trois|3|quatre|4|cinq|5|six|6) )';

/** "… de mars 2025", "… d'été": the month or the season that a vague day is of. */
const OF_A_SEASON = `(?:,? (?:(?:courant|de|en|d'|du mois de|au mois de|du mois d'|au mois d'|(?:au |du )?(?:debut|fin|mi)(?: de| du mois de|-)?) ?${MONTH}(?: ${YEAR}| dernier)?|(?:de la|de cette|l'|de l'|d'|en|du|de cet|cet) ?(?:annee(?: (?:derniere|passee))?|an (?:dernier|passe)|ete|hiver|automne|printemps|mois dernier|semaine derniere)(?: (?:dernier|${YEAR}))?|(?:de|en) ${YEAR}))?`;

/** When it was, without a day that could be pointed at on a calendar. */
export const VAGUE_DAYS = phrases(
  `${AGO} ${ROUGHLY}(?:${FEW} ?|${NUMBER} |${ABOUT_SO_MANY})${UNIT}(?: (?:environ|a peu pres|peut~etre|a vue de nez|a la louche))?`,
  `${AGO} ${ROUGHLY}une (?:bonne |petite )?(?:quinzaine|huitaine)`,
  "(?:la|l'autre) (?:semaine|annee)(?: (?:derniere|passee|d'avant))?(?<=derniere|passee|d'avant|l.autre semaine|l.autre annee)",
  "le (?:mois|week~end|trimestre) (?:dernier|passe|d'avant)",
  "l'an(?:nee)? (?:dernier|derniere|passee?)",
  "l'autre (?:jour|matin|soir|fois)",
  'recemment',
  'dernierement',
  '(?:ces|les|au cours des|pendant les) (?:derniers|dernieres|quelques) (?:jours|semaines|mois|temps)',
  `(?:au )?(?:debut|mi|fin|courant|en cours de|vers (?:le debut|la fin) (?:de|du)|(?:le |la )?(?:debut|fin|milieu) (?:de|du|d'))(?: du mois(?: de)?|[ -]|[ -]de )?(?:${MONTH}|d'annee|semaine|mois|annee)(?: ${YEAR})?`,
  `(?:en|au mois de|au mois d'|dans le courant du mois de) ?${MONTH}(?: ${YEAR}| dernier)?`,
  `(?:cet|cette|l'|au) ?(?:ete|hiver|printemps|automne)(?: (?:dernier|${YEAR}))`,
  '(?:cet (?:ete|hiver|automne)|ce printemps)',
  `(?:en|courant|dans le courant de|debut|fin|mi~?|au cours de) ?(?:l.annee )?${YEAR}`,
  // "Le dimanche" is any Sunday; "un mardi de mars 2025" is one of four.
  `(?:(?:une?|certains?) (?:matin|matinee|soir|soiree|jour|apres~midi|midi|journee|nuit|week~end)|(?:un|le) ${WEEKDAY}(?: (?:matin|soir|midi|apres~midi|aprem))?)${OF_A_SEASON}`,
  'pendant (?:les|mes) (?:vacances|conges)',
  'a (?:noel|paques|la rentree)',
);

/** Facts that came again and again, or went on. */
export const PERIODS = phrases(
  `depuis (?:le |la |fin |debut |mi-?|environ |plus de |presque |que je |deja )?(?:(?:(?:[0-3]?[0-9]|1er|premier) )?(?:mois de )?${MONTH}(?: ${YEAR}| dernier)?|${NUMBER} ${UNIT}|(?:quelques|plusieurs) ${UNIT}|${YEAR}|rentree|${WEEKDAY}(?: dernier)?|semaine derniere|mois dernier|hier|toujours|mon (?:arrivee|retour|embauche|conge [a-z]{3,10}))`,
  `(?:tous|toutes) les (?:jours|matins|soirs|semaines|mois|deux jours|reunions|${WEEKDAY}s?)`,
  `chaque (?:jour|matin|soir|semaine|mois|fois|reunion|${WEEKDAY})`,
  `(?:de|du mois de|entre) ${MONTH}(?: ${YEAR})? (?:a|et|jusqu'a|jusqu'en|au mois de) ?${MONTH}(?: ${YEAR})?`,
  '(?:plusieurs|deux|trois|quatre|cinq|[0-9]{1,2}) fois par (?:jour|semaine|mois|an)',
  '(?:quotidiennement|regulierement)',
  'pendant (?:des|plusieurs|quelques|[0-9]{1,3}|deux|trois|quatre|six) (?:jours|semaines|mois|ans|annees)',
);

/** A month or a year that is spoken of: "en mars 2025 (le 3, je crois)" is no day of this month. */
export const OTHER_MONTH = phrases(`${MONTH}(?: ${YEAR})?`, YEAR);

/** "Le 29 février" is years ago as the last one that there was: she may as well have meant the 28th, or the 1st of March. */
export const isOfUnknownYear = (words: string, day: string, today: string): boolean =>
  day.endsWith('-02-29') && day < addDays(today, -366) && !YEAR_NAMED.test(words);
const YEAR_NAMED = /[0-9]{4}|[/.-][0-9]{1,2}[/.-][0-9]{2}$|(?:fev|fevr|fevrier)[.]? [0-9]{2}$/;
