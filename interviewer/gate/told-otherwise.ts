/** What was told the other way round: denied, doubted or only reported, or done to the person and not by them. */
import type { Word } from '../text/words.ts';
import type { SaidWord } from './said.ts';
import { WORDS } from './small-words.ts';

const { subjects, denials, frames, reports, articles, haveForms } = WORDS.toldOtherwise;

/** One place in which a word was told. */
export interface Telling {
  /** Denied, supposed, threatened, or said by somebody else. */
  isFramed: boolean;
  /** "M'a poussée". */
  isToMe: boolean;
  isBySelf: boolean;
  /** "A été poussée": somebody else was. */
  isOfOther: boolean;
}

const NEAR = 3;
const SUBJECT_NEAR = 6;
const FRAME_NEAR = 8;

export const tellingOf = (words: readonly Word[], at: number): Telling => {
  const near = words.slice(Math.max(0, at - NEAR), at).map(({ plain }) => plain);
  const subject = words
    .slice(Math.max(0, at - SUBJECT_NEAR), at)
    .findLast(({ plain }) => subjects.has(plain))?.plain;
  const framing = words.slice(Math.max(0, at - FRAME_NEAR), at);
  return {
    isFramed: near.some((plain) => denials.has(plain)) || framing.some(({ plain }) => frames.has(plain)),
    isToMe: near.includes('me'),
    isBySelf: subject === 'je' || subject === 'nous',
    isOfOther: near.includes('ete') && subject !== 'je',
  };
};

/** "Avez-vous poussé", "vous aviez poussé". */
const isBySelf = (words: readonly SaidWord[], have: number): boolean =>
  words[have + 1]?.plain === 'vous' ||
  (words[have]?.plain.endsWith('ez') === true && words[have - 1]?.plain === 'vous');

/** True for a word that takes for a fact what was not told as one, or for the person's act what was done to them. */
export const isToldOtherwise = (
  words: readonly SaidWord[],
  at: number,
  tellings: readonly Telling[],
): boolean => {
  if (tellings.length === 0 || words.some(({ plain }) => reports.has(plain) || frames.has(plain)))
    return false;
  const have = words.findLastIndex(
    ({ plain }, place) => place < at && place >= at - NEAR && haveForms.has(plain),
  );
  const isFact = have !== -1 || articles.has(words[at - 1]?.plain ?? '');
  if (isFact && tellings.every(({ isFramed }) => isFramed)) return true;
  const isOfThem = words.slice(Math.max(0, at - FRAME_NEAR), at).some(({ plain }) => plain === 'vous');
  if (isOfThem && tellings.every(({ isOfOther }) => isOfOther)) return true;
  if (have === -1 || words.slice(have, at).some(({ plain }) => plain === 'ete')) return false;
  return isBySelf(words, have) && tellings.every((one) => one.isToMe && !one.isBySelf);
};
