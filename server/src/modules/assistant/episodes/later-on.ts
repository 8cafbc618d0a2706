/** "Le lendemain", "deux jours plus tard", "quelques jours après", "la veille": words that tell a time by the one told before. */
import { NUMBER_WORDS, numberFrom } from '../understanding/when/numbers.ts';
import { matchesOf, phrases, type Span, spansOf } from '../understanding/words/phrases.ts';
import { TIME } from './leading-words.ts';

export interface Later {
  span: Span;
  /** How many days later (-1: the day before), where the words say it exactly; "quelques jours", "la semaine suivante" do not. */
  days: number | null;
}

const NUMBER = `(?:${NUMBER_WORDS}|[0-9]{1,2})`;
/** "Le lendemain de la réunion" counts from that. */
const NOT_OF = '(?! d(?:e |u |es |.[a-z]))';
const OF_THE_DAY = '(?: matin| midi| soir| apres~midi)?';

/** Groups: the day after, the second day after, the day before; a number of days. */
const LATER_ON = phrases(
  `(?:des )?(?:le )?(lendemain|jour (?:suivant|d'apres|apres))${NOT_OF}${OF_THE_DAY}`,
  `(?:le )?(surlendemain)${NOT_OF}${OF_THE_DAY}`,
  `(?:la )?(veille)${NOT_OF}(?: au soir| au matin)?`,
  `(?:environ |a peu pres |a peine |meme pas )?(${NUMBER}) jours? (?:plus tard|apres)${NOT_OF}`,
  '(?:a peine |environ |meme pas )?(?:une?|deux|trois|quatre|cinq|six|quelques?|plusieurs|[0-9]{1,2}) (?:petits? |bonnes? )?(?:jours?|semaines?|mois) (?:plus tard|apres)',
  'quelques? temps (?:plus tard|apres)',
  "(?:la semaine|le mois|l'annee|le week~end) (?:suivante?|d'apres|apres)",
  "(?:la|le|l') ?(?:semaine|mois) (?:qui (?:a suivi|suivait))",
  '(?:les|dans les|au cours des) jours (?:qui (?:ont suivi|suivaient|suivent)|suivants)',
);
/** Where in a unit something new says so: "il me met au déballage le lendemain" goes on with what it tells. */
const BEGINNING_CHARACTERS = 40;

/** "Quand je ne réponds pas, il me punit le lendemain." */
const HABIT = /(?<![a-z])(?:quand|chaque fois|a chaque|toujours|souvent|parfois)(?![a-z])/;

/** "Huit jours" and "quinze jours" mean a week and a fortnight, more or less. */
const MOST_COUNTED_DAYS = 14;
const WEEK_OR_SO = 8;
const ABOUT = /^(?:environ|a peu pres|a peine|meme pas)/;

/**
 * @param own where the text stands in its message
 * @param isAgain whether it says that something was done again: then that was when, wherever it stands
 */
export const laterIn = (text: string, own: Span, isAgain: boolean): Later | null => {
  const [found] = matchesOf(LATER_ON, isAgain ? text : text.slice(0, BEGINNING_CHARACTERS));
  if (!found || HABIT.test(text)) return null;
  const span = { start: own.start + found.index, end: own.start + found.index + found[0].length };
  const [first] = spansOf(TIME, text);
  // Another time told before it is that from which it is counted.
  const isFirst = first === undefined || first.start >= found.index;
  return { span, days: isFirst ? daysIn(found) : null };
};

const daysIn = ([words, dayAfter, secondDay, dayBefore, number]: RegExpExecArray): number | null => {
  if (dayAfter) return 1;
  if (secondDay) return 2;
  if (dayBefore) return -1;
  const days = numberFrom(number ?? '');
  return !ABOUT.test(words) && days >= 1 && days <= MOST_COUNTED_DAYS && days !== WEEK_OR_SO ? days : null;
};
