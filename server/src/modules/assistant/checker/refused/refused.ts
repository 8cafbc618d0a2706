/**
 * What must not be said, by name. It is not what keeps a reply in its place: that is done by what may be said
 * (statements.ts, questions.ts, vocabulary/). It stands before it because a rule that is named can be told to the model,
 * and because a sentence may be wrong in nothing but plain words.
 */
import type { RejectionReason } from '../rejection.ts';
import { ADVICE, CONTACT, PRESSURE, ROLE_BREAKS } from './advice.ts';
import { GUESSES } from './guessing.ts';
import { JUDGING } from './judging.ts';
import { LEGAL } from './legal.ts';
import { PROMISES } from './promise.ts';

const REFUSED = [
  ...CONTACT,
  ...ROLE_BREAKS,
  ...LEGAL,
  ...PROMISES,
  ...PRESSURE,
  ...ADVICE,
  ...JUDGING,
  ...GUESSES,
];

/** Over folded text without its quotes. */
export const refusedBecause = (folded: string): RejectionReason | null =>
  REFUSED.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
