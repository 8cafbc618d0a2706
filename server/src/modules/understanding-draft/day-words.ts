/** Days and periods in a text, resolved from the day on which it was written. */
import {
  addDays,
  dayFrom,
  latestDayOfMonth,
  latestPast,
  previousWeekday,
  weekdayOfLastWeek,
} from './calendar.ts';
import { NUMBER_WORDS, numberFrom } from './numbers.ts';
import { matchesOf, overlaps, phrases, type Span, spanOf } from './phrases.ts';

/** A mention of time; `day` is null for a period ("la semaine dernière", "depuis janvier"). */
export interface DayMention extends Span {
  day: string | null;
  /** "ce matin", "hier soir": the words say the moment of the day too. */
  moment: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;
interface Rule {
  words: RegExp;
  /** Undefined: these words are no mention after all. */
  read(groups: Groups, today: string): { day: string | null; moment?: boolean } | undefined;
}

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const MONTH_STEMS = ['janv', 'fev', 'mars', 'avr', 'mai', 'juin', 'juil', 'aou', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?<month>janvier|janv\\.?|fevrier|fevr?\\.?|mars|avril|avr\\.?|mai|juin|juillet|juil\\.?|aout|septembre|sept\\.?|octobre|oct\\.?|novembre|nov\\.?|decembre|dec\\.?)';
const MOMENT = '(?: (?:dans la |au |en )?(?<moment>matin(?:ee)?|soir(?:ee)?|midi|apres~midi|aprem))?';
const WEEKDAY = `(?<weekday>${WEEKDAYS.join('|')})`;
const COUNT = `(?<count>\\d{1,3}|${NUMBER_WORDS})`;

const monthFrom = (name = ''): number => MONTH_STEMS.findIndex((stem) => name.startsWith(stem)) + 1;
const weekdayFrom = (name = ''): number => WEEKDAYS.indexOf(name) + 1;
const yearFrom = (digits: string): number => Number(digits) + (digits.length === 2 ? 2000 : 0);
const pastOnly = (day: string | null, today: string) => (day !== null && day <= today ? { day } : undefined);
const daysAgo =
  (count: number): Rule['read'] =>
  ({ moment }, today) => ({ day: addDays(today, -count), moment: moment !== undefined });

/** In order: where two rules match the same words, the earlier one is right. */
const RULES: readonly Rule[] = [
  {
    // Habits and plans are not a day of the facts.
    words: phrases(
      `(?:tous les|chaque|un|des|certains) ${WEEKDAY}s?`,
      `${WEEKDAY} (?:prochain|en huit)`,
      'la semaine prochaine',
      'tous les (?:jours|matins|soirs|mois)',
      '24 ?/ ?(?:24|7)',
      '7 ?/ ?7',
    ),
    read: () => undefined,
  },
  {
    words: phrases(
      `(?:nuit )?(?:du|entre le) \\d{1,2}(?:er)?(?: [a-z]{3,9})? (?:au|et le) \\d{1,2} ${MONTH}(?: 20\\d\\d)?`,
    ),
    read: () => ({ day: null }),
  },
  {
    words: phrases('(?<year>20\\d\\d)-(?<month>\\d\\d)-(?<date>\\d\\d)'),
    read: ({ year, month, date }, today) =>
      pastOnly(dayFrom(Number(year), Number(month), Number(date)), today),
  },
  {
    words: phrases(
      '(?:le )?(?<date>\\d{1,2})(?<mark>[/.-])(?<month>\\d{1,2})\\k<mark>(?<year>20\\d\\d|\\d\\d)',
    ),
    read: ({ year = '', month, date }, today) =>
      pastOnly(dayFrom(yearFrom(year), Number(month), Number(date)), today),
  },
  {
    words: phrases('(?:le |du )?(?<date>\\d{1,2})/(?<month>\\d{1,2})(?! ?(?:h|heures?|d))'),
    read: ({ month, date }, today) => pastOnly(latestPast(today, Number(month), Number(date)), today),
  },
  {
    words: phrases(
      `(?:le |du |au )?(?:${WEEKDAY},? (?:le )?)?(?<date>\\d{1,2})(?:er)? ${MONTH}(?:,? (?<year>20\\d\\d))?(?: dernier)?${MOMENT}`,
      `(?:le )?premier ${MONTH.replace('<month>', '<month1>')}`,
    ),
    read: ({ date = '1', month, month1, year, moment }, today) => {
      const number = monthFrom(month ?? month1);
      const day = year
        ? dayFrom(Number(year), number, Number(date))
        : latestPast(today, number, Number(date));
      const past = pastOnly(day, today);
      return past && { ...past, moment: moment !== undefined };
    },
  },
  { words: phrases(`avant~hier${MOMENT}`), read: daysAgo(2) },
  { words: phrases(`hier${MOMENT}`), read: daysAgo(1) },
  { words: phrases(`aujourd'hui${MOMENT}`), read: daysAgo(0) },
  {
    words: phrases(
      'ce matin',
      'cet(?:te)? apres~midi',
      'cet aprem',
      'ce midi',
      'ce soir',
      'cette nuit',
      "tout a l'heure",
      "a l'instant",
    ),
    read: (_, today) => ({ day: today, moment: true }),
  },
  {
    words: phrases(`${WEEKDAY}${MOMENT} de la semaine (?:derniere|passee|d'avant)`),
    read: ({ weekday, moment }, today) => ({
      day: weekdayOfLastWeek(today, weekdayFrom(weekday)),
      moment: moment !== undefined,
    }),
  },
  {
    words: phrases(`(?:ce |le )?${WEEKDAY}(?: dernier| passe)?${MOMENT}`),
    read: ({ weekday, moment }, today) => ({
      day: previousWeekday(today, weekdayFrom(weekday)),
      moment: moment !== undefined,
    }),
  },
  {
    words: phrases(
      `(?<since>depuis )?il y a (?:environ |a peu pres |bien )?${COUNT} jours?`,
      `(?<since1>depuis) ${COUNT.replace('<count>', '<count1>')} jours?`,
    ),
    // "Huit jours" and "quinze jours" are a week and a fortnight.
    read: ({ count = '', since1 }, today) => {
      const days = numberFrom(count);
      return { day: since1 || days === 8 || days >= 15 ? null : addDays(today, -days) };
    },
  },
  {
    words: phrases(
      `(?:il y a|ca fait|depuis) (?:environ |a peu pres |presque |plus (?:de|d') ?)?(?:${COUNT}|quelques|plusieurs|des) (?:jours?|semaines?|mois|ans?|annees?|quinzaine)`,
      '(?:la |cette |en debut de |en fin de |debut de |fin de )?semaine (?:derniere|passee)',
      'cette (?:semaine|annee)',
      "(?:le mois|l'annee|l'an|l'ete|l'hiver|l'automne) (?:dernier|derniere|passee?)",
      'ce mois~ci',
      'cet (?:ete|hiver|automne)',
      "l'autre (?:jour|fois)",
      'recemment',
      `(?:depuis |(?:au )?debut |(?:a la )?mi~|(?:a la )?fin |courant |en |au mois de |au mois d')(?:debut |mi~|fin |le mois (?:de|d') ?)?(?:de )?${MONTH}(?: 20\\d\\d| dernier)?`,
      'depuis (?:le |la |mon |ma )?(?:longtemps|debut|rentree|noel|arrivee|embauche|20\\d\\d|toujours)',
    ),
    read: () => ({ day: null }),
  },
  {
    words: phrases(
      "le (?<date>\\d{1,2})(?= ?(?:$|[.,;:!?\\n)]|vers |a |au |en |dans |il |elle |on |mon |ma |j'|je |dernier|du mois|de ce mois|matin|soir))(?: dernier| du mois(?: dernier)?| de ce mois)?",
    ),
    read: ({ date }, today) => pastOnly(latestDayOfMonth(today, Number(date)), today),
  },
];

/** All mentions of days and periods, in the order of the text. */
export const findDays = (text: string, today: string): DayMention[] => {
  const taken: Span[] = [];
  const found: DayMention[] = [];
  for (const { words, read } of RULES) {
    for (const match of matchesOf(words, text)) {
      const span = spanOf(match);
      if (taken.some((other) => overlaps(span, other))) continue;
      taken.push(span);
      const known = read(match.groups ?? {}, today);
      if (known) found.push({ ...span, day: known.day, moment: known.moment ?? false });
    }
  }
  return found.sort((one, other) => one.start - other.start);
};
