import type { Problem, ProblemCode } from '#contract/problems.ts';

/** What a problem may say beyond its code. */
export type ProblemDetails = Pick<Problem, 'fields' | 'retryAfterSeconds' | 'current' | 'error'>;

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
