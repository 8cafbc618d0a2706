/** What a sentence holds that the person has not told. */
import { type Word, wordsOf } from '../text/words.ts';
import type { Said, SaidWord } from './said.ts';
import { isTold, type Told } from './told.ts';
import { ASKABLE_WORDS, CARE_WORDS, DONE_WORDS, isIn, LOADED_WORDS, NEUTRAL_WORDS } from './word-lists.ts';

const set = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '));

const ASKING = set('quel quelle quels quelles lequel laquelle combien');
const INDEFINITE = set('un une des de quelque aucun aucune plusieurs comme ou autre autres');
const NUMBER = /^\d/;
const AVOIR = set('a ont avait avaient aura auraient aurait');
const PARTICIPLE = /(?:é|ée|és|ées|i|ie|is|ise|it|ite|u|ue|us|ues|ert|erte)$/;

/** An untold act upon the person: "vous a suivie", "vous a-t-il enfermée". */
const isDoneToThem = (words: readonly SaidWord[], at: number, told: Told): boolean => {
  const word = words[at];
  if (word === undefined || !PARTICIPLE.test(word.raw.toLowerCase().normalize('NFC'))) return false;
  if (isIn(DONE_WORDS, word) || isTold(word, told)) return false;
  // "Qu'est-ce que cela vous a fait ?"
  if (words.some(({ plain }) => plain === 'cela' || plain === 'ca')) return false;
  const before = words.slice(Math.max(0, at - 4), at).map(({ plain }) => plain);
  const have = before.findLastIndex((plain) => AVOIR.has(plain));
  return (
    have > 0 &&
    before[have - 1] === 'vous' &&
    before
      .slice(have + 1)
      .every((plain) => /^(?:il|elle|on|ils|elles|ce|t|deja|jamais|aussi|bien|fait)$/.test(plain))
  );
};

/** "Quelle machine", "un courriel": asked for, and not taken for told. */
const isAskedFor = ({ text, words }: Said, at: number): boolean => {
  const before = words.slice(Math.max(0, at - 3), at).map(({ plain }) => plain);
  const word = words[at];
  if (word === undefined || isIn(LOADED_WORDS, word)) return false;
  if (before.slice(-2).some((plain) => ASKING.has(plain))) return true;
  return (
    isIn(ASKABLE_WORDS, word) &&
    (before.slice(-2).some((plain) => INDEFINITE.has(plain)) || text.slice(0, word.start).includes(':'))
  );
};

const isKnown = (word: Word, told: Told, afterAlarm: boolean): boolean =>
  isIn(NEUTRAL_WORDS, word) || isTold(word, told) || (afterAlarm && isIn(CARE_WORDS, word));

/** "Moment-là" is known by its parts. */
const isKnownByParts = (word: Word, told: Told, afterAlarm: boolean): boolean =>
  isKnown(word, told, afterAlarm) ||
  (word.raw.includes('-') &&
    wordsOf(word.raw.replaceAll('-', ' ')).every((part) => isKnown(part, told, afterAlarm)));

/** The first word that brings something in; null for none. */
export const broughtInBy = (said: Said, told: Told, afterAlarm: boolean): string | null => {
  const { words } = said;
  const found = words.find((word, at) => {
    if (isDoneToThem(words, at, told)) return true;
    if (NUMBER.test(word.plain)) return !isTold(word, told);
    if (isKnownByParts(word, told, afterAlarm)) return false;
    return !isAskedFor(said, at);
  });
  return found?.raw ?? null;
};
