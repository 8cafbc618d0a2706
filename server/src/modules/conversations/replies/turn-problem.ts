import type { ProblemCode } from '#contract/common/problems.ts';
import {
  DatabaseUnavailableError,
  hasSqlState,
  SQLSTATE,
  translateError,
} from '../../../platform/database/errors.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readingProblem } from '../reading-problem.ts';

/** The problem to answer with when a turn could not be finished. */
export const turnProblem = (thrown: unknown): ProblemCode => {
  const error = translateError(thrown);
  if (error instanceof ProblemError) return error.code;
  const ofReading = readingProblem(error);
  if (ofReading) return ofReading.code;
  return error instanceof DatabaseUnavailableError || hasSqlState(error, SQLSTATE.deadlock)
    ? 'unavailable'
    : 'internal';
};
