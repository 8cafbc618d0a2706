import type { ProblemCode } from '#contract/common/problems.ts';
import {
  DatabaseUnavailableError,
  SessionEndedError,
  translateError,
} from '../../platform/database/errors.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { WorkerError } from '../../platform/workers/worker-error.ts';

/** The problem with which a search ends that has begun. */
export const searchProblem = (thrown: unknown): ProblemCode => {
  const error = translateError(thrown);
  // Also the reason of a signal (running-searches.ts).
  if (error instanceof ProblemError) return error.code;
  if (error instanceof SessionEndedError) return 'session_ended';
  if (error instanceof DatabaseUnavailableError) return 'unavailable';
  // A thread that failed would fail again at the same rows.
  return error instanceof WorkerError && error.code !== 'failed' ? 'unavailable' : 'internal';
};
