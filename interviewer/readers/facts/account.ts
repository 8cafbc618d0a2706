/** What somebody did or said, and what happened: the account, clause by clause. */
import type { Reader } from '../finding.ts';
import { actsOf } from './acts.ts';
import { found } from './found.ts';

/** Clauses that tell an act, each with the words that were quoted. */
export const readAccount: Reader = (turn) =>
  actsOf(turn).map((act) => found(turn, { detail: 'description' }, act));
