import type { ProblemCode } from '#contract/problems.ts';
import {
  DatabaseUnavailableError,
  hasSqlState,
  SQLSTATE,
  translateError,
} from '../../../platform/database/errors.ts';
import { ProblemError } from '../../../platform/requests/problem-error.ts';
import { WorkerError, type WorkerErrorCode } from '../../../platform/workers/worker-error.ts';

/** What the person is told of a turn that could not be finished. */
export const turnProblem = (thrown: unknown): ProblemCode => {
  const error = translateError(thrown);
  if (error instanceof ProblemError) return error.code;
  if (error instanceof WorkerError) return READING_PROBLEMS[error.code];
  return error instanceof DatabaseUnavailableError || hasSqlState(error, SQLSTATE.deadlock)
    ? 'unavailable'
    : 'internal';
};

/** A reply needs the reading: what fails there has failed in the assistant. */
const READING_PROBLEMS: Readonly<Record<WorkerErrorCode, ProblemCode>> = {
  failed: 'model_failed',
  crashed: 'model_failed',
  timed_out: 'model_timeout',
  busy: 'unavailable',
  closed: 'unavailable',
};
