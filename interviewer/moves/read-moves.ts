/** All that a person does in one message to what was said before. */
import type { Turn } from '../readers/finding.ts';
import { readAnswers } from './answers.ts';
import { readCorrections } from './corrections.ts';
import { readDoubts } from './doubts.ts';
import { readIncidents } from './incidents.ts';
import type { Move } from './move.ts';
import { readRefusals } from './refusals.ts';

/** The moves of a turn, in the order of their words. Linear in its length. */
export const readMoves = (turn: Turn): Move[] =>
  [
    ...readIncidents(turn),
    ...readAnswers(turn),
    ...readRefusals(turn),
    ...readDoubts(turn),
    ...readCorrections(turn),
  ].sort((one, other) => one.passage.start - other.passage.start);
