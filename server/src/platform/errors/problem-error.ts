import type { Problem, ProblemCode } from '#contract/problems.ts';

/** What a problem may say beyond its code. */
export type ProblemDetails = Pick<Problem, 'fields' | 'retryAfterSeconds' | 'current' | 'error'>;

/** When to try again what cannot be done at the moment: a restart, or a queue of one's own, takes about as long. */
export const RETRY_AFTER_SECONDS = 2;

/** A failure that the caller may know of. The HTTP layer turns it into a problem document; nothing else leaves. */
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
