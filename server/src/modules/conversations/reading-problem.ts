import type { ProblemCode } from '#contract/common/problems.ts';
import { ProblemError, RETRY_AFTER_SECONDS } from '../../platform/errors/problem-error.ts';
import { WorkerError, type WorkerErrorCode } from '../../platform/workers/worker-error.ts';

type ReadingProblems = Readonly<Record<WorkerErrorCode, ProblemCode>>;

/** A reply needs the reading, so a failed reading is told as a failure of the assistant. */
const OF_A_REPLY: ReadingProblems = {
  failed: 'model_failed',
  crashed: 'model_failed',
  timed_out: 'model_timeout',
  busy: 'unavailable',
  closed: 'unavailable',
};

/** Used where no reply is awaited, because the assistant's texts would speak of a message that was not sent. */
export const WITHOUT_A_REPLY: Partial<ReadingProblems> = {
  failed: 'unavailable',
  crashed: 'unavailable',
  timed_out: 'unavailable',
};

/**
 * The problem to answer with when a reading failed.
 * @param instead the codes that differ from those of a reply
 * @returns undefined when the error did not come from a reading
 */
export const readingProblem = (
  error: unknown,
  instead: Partial<ReadingProblems> = {},
): ProblemError | undefined => {
  if (!(error instanceof WorkerError)) return undefined;
  const code = instead[error.code] ?? OF_A_REPLY[error.code];
  const canPass = code === 'unavailable' || code === 'rate_limited';
  return new ProblemError(code, canPass ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {}, { cause: error });
};
