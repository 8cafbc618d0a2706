/** The parts of which the names of days are made. Over folded text. */
import { NUMBER_WORDS } from './numbers.ts';

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
export const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
export const MONTHS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
] as const;
const SHORT_MONTHS = ['janv', 'fevr', 'fev', 'avr', 'juil', 'sept', 'oct', 'nov', 'dec'] as const;
export const MONTH = `(?:${MONTHS.join('|')}|(?:${SHORT_MONTHS.join('|')})\\.?)`;
/** A date before her employment is still what she said. */
export const YEAR = '(?:1[89]|2[01])[0-9]{2}';
export const NUMBER = `(?:[0-3]?[0-9]|${NUMBER_WORDS})`;
/** After "le 3": what shows that it was the day and not "le 3 e étage" or "le 3 pièces". */
export const AFTER_DAY_NUMBER =
  "(?= *(?:$|[.,;!?)\\n]|(?:vers|a|au|en|dans|il|elle|on|mon|ma|mes|je|j'|j|et|dernier|mon|matin|apres|avec|lors|dans|le matin|le soir|midi|pendant|devant|plutot|pas|non|peut[- ]etre|attend(?:ez|s))(?![a-z])))";

/** 0 is Monday; null when none is named. */
export const weekdayNamedIn = (words: string): number | null => {
  const index = WEEKDAYS.findIndex((weekday) => words.includes(weekday));
  return index === -1 ? null : index;
};
