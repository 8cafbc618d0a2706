import type { Problem, ProblemCode } from '#contract/common/problems.ts';

/** The optional fields of a problem. */
export type ProblemDetails = Pick<
  Problem,
  'fields' | 'retryAfterSeconds' | 'current' | 'error' | 'message' | 'details' | 'hint'
>;

/** When to retry after `unavailable`: a restart, or the person's own queue, takes about this long. */
export const RETRY_AFTER_SECONDS = 2;

/** A failure that the caller may see. The HTTP layer turns it into a problem document; other errors are not shown. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }
}
