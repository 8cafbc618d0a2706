/**
 * Why something does not open. `not_found`: a wrong code, or a share that has ended, was withdrawn or is locked: the server says the same of
 * all of them. `damaged`: what arrived does not open with the key of the link. `format`: of a newer page than this one.
 */
export type ReadingFailure =
  | 'not_found'
  | 'rate_limited'
  | 'network'
  | 'unavailable'
  | 'no_key'
  | 'damaged'
  | 'format';

export class ReadingError extends Error {
  override readonly name = 'ReadingError';
  readonly failure: ReadingFailure;

  constructor(failure: ReadingFailure, cause?: unknown) {
    super(`The dossier does not open: ${failure}`, { cause });
    this.failure = failure;
  }
}

/** The failure of anything thrown; what is none of ours is the service's. */
export const failureOf = (error: unknown): ReadingFailure =>
  error instanceof ReadingError ? error.failure : 'unavailable';
