/** What somebody did or said, and what happened: the account, clause by clause. */
import { passageOf, type Reader } from '../finding.ts';
import { actsOf } from './acts.ts';

/** Clauses that tell an act, each with the words that were quoted. */
export const readAccount: Reader = (turn) =>
  actsOf(turn).map(({ start, end, why }) => ({
    passage: passageOf(turn, start, end),
    value: { detail: 'description' },
    isDenial: false,
    why,
  }));
