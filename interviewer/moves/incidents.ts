/** Where the person begins another incident: "autre histoire", "il y a eu une autre fois", "second fait : ...". */
import { passageOf, type Turn } from '../readers/finding.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Move } from './move.ts';
import { findSense, hasSense } from './senses.ts';

/** Small words may come first: "et puis ce matin, encore autre chose". */
const LAST_OPENING_WORD = 4;
const BEFORE = new Set('et puis bon sinon aussi ah alors voila ensuite mais encore sinon donc'.split(' '));

const begins = ({ clauses, isQuestion }: Sentence): boolean => {
  if (isQuestion) return false;
  let before = 0;
  return clauses.some(({ words, isQuoted }, at) => {
    const offset = before;
    before += words.length;
    if (isQuoted) return false;
    const isOpening = findSense(words, 'opening').some(
      ({ from }) =>
        offset + from <= LAST_OPENING_WORD && words.slice(0, from).every(({ plain }) => BEFORE.has(plain)),
    );
    // In a clause of their own: "La deuxième, c'est ...", but not "la deuxième armoire".
    const isAlone = at === 0 && findSense(words, 'alone').some(({ to }) => to === words.length - 1);
    return isOpening || isAlone || hasSense(words, 'anywhere');
  });
};

/** At most one a sentence, at the sentence's beginning. */
export const readIncidents = (turn: Turn): Move[] =>
  turn.sentences
    .filter(begins)
    .map(({ start, end }) => ({ act: 'another', passage: passageOf(turn, start, end) }));
