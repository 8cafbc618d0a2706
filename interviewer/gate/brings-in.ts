/** What a sentence holds that the person has not told. */
import { type Word, wordsOf } from '../text/words.ts';
import { isUntoldAct } from './acts.ts';
import type { Said } from './said.ts';
import { WORDS } from './small-words.ts';
import { isTold, type Told, tellingsIn } from './told.ts';
import { isToldOtherwise } from './told-otherwise.ts';
import { ASKABLE_WORDS, CARE_WORDS, isIn, LOADED_WORDS, NEUTRAL_WORDS } from './word-lists.ts';

const { asking, indefinite, determiners } = WORDS.bringsIn;

const NUMBER = /^\d/;
/** "Quelle machine", "un courriel": asked for, and not taken for told. */
const isAskedFor = ({ text, words }: Said, at: number): boolean => {
  const word = words[at];
  if (word === undefined) return false;
  const [first = '', second = ''] = words
    .slice(Math.max(0, at - 2), at)
    .map(({ plain }) => plain)
    .toReversed();
  const isAnyOf = indefinite.has(first) || indefinite.has(second) || text.slice(0, word.start).includes(':');
  if (isAnyOf && isIn(ASKABLE_WORDS, word)) return true;
  return !isIn(LOADED_WORDS, word) && asking.has(first);
};

const isKnown = (word: Word, told: Told, afterAlarm: boolean): boolean =>
  isIn(NEUTRAL_WORDS, word) || isTold(word, told) || (afterAlarm && isIn(CARE_WORDS, word));

/** "Moment-là" is known by its parts. */
const isKnownByParts = (word: Word, told: Told, afterAlarm: boolean): boolean =>
  isKnown(word, told, afterAlarm) ||
  (word.raw.includes('-') &&
    wordsOf(word.raw.replaceAll('-', ' ')).every((part) => isKnown(part, told, afterAlarm)));

/** "Physiquement", "approximativement": how, which is no fact; "un isolement" is one. */
const isManner = (word: Word, before: Word | undefined): boolean =>
  /[aei]e?ment$/.test(word.plain) &&
  word.plain.length > 7 &&
  !isIn(LOADED_WORDS, word) &&
  !determiners.has(before?.plain ?? '');

/** The first word that brings something in; null for none. */
export const broughtInBy = (said: Said, told: Told, afterAlarm: boolean): string | null => {
  const { words } = said;
  const found = words.find((word, at) => {
    if (isUntoldAct(words, at, told)) return true;
    if (NUMBER.test(word.plain)) return !isTold(word, told);
    if (isIn(NEUTRAL_WORDS, word) || isManner(word, words[at - 1])) return false;
    if (isToldOtherwise(words, at, tellingsIn(word, told))) return true;
    if (isKnownByParts(word, told, afterAlarm)) return false;
    return !isAskedFor(said, at);
  });
  return found?.raw ?? null;
};
