/** Where the person begins another incident: "autre histoire", "il y a eu une autre fois", "second fait : ...". */
import { passageOf, type Turn } from '../readers/finding.ts';
import INCIDENTS from './incidents.json' with { type: 'json' };
import type { Move } from './move.ts';
import { findSequences, sequencesOf } from './sequences.ts';

const ANYWHERE = sequencesOf(INCIDENTS.anywhere);
const OPENING = sequencesOf(INCIDENTS.opening);
/** In a clause of their own: "La deuxième, c'est ...", but not "la deuxième armoire". */
const ALONE = sequencesOf(INCIDENTS.alone);
/** Small words may come first: "et puis ce matin, autre chose". */
const LAST_OPENING_WORD = 3;

/** At most one a sentence, at the sentence's beginning. */
export const readIncidents = (turn: Turn): Move[] =>
  turn.sentences.flatMap(({ clauses, start, end, isQuestion }): Move[] => {
    const words = clauses.filter(({ isQuoted }) => !isQuoted).flatMap((clause) => clause.words);
    const isBegun =
      !isQuestion &&
      (findSequences(ANYWHERE, words).length > 0 ||
        findSequences(OPENING, words).some(({ from }) => from <= LAST_OPENING_WORD) ||
        findSequences(ALONE, clauses[0]?.words ?? []).some(
          ({ to }) => to === (clauses[0]?.words.length ?? 0) - 1,
        ));
    return isBegun ? [{ act: 'another', passage: passageOf(turn, start, end) }] : [];
  });
