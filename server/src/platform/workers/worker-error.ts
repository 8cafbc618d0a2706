/**
 * - `failed`: the worker threw while it answered, and goes on;
 * - `crashed`: the thread ended before it had answered, out of memory or by a fault;
 * - `timed_out`: it exceeded the time limit of a request, and was ended;
 * - `busy`: this owner has reached the limit of waiting requests;
 * - `closed`: the pool is closed.
 */
export type WorkerErrorCode = 'failed' | 'crashed' | 'timed_out' | 'busy' | 'closed';

/** A request that a worker did not answer. The cause is for the log only, because its message may quote the request. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
  readonly code: WorkerErrorCode;

  constructor(code: WorkerErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
