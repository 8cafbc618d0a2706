import type { Problem, ProblemCode } from '#contract/common/problems.ts';

/** The contract's codes, and `network` when no answer came at all. */
export type ApiProblemCode = ProblemCode | 'network';

/** What `api` throws. Screens choose their text by `code` (`useProblemText`), never by a message. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ApiProblemCode;
  /** The problem document, when the server sent one. */
  readonly problem: Problem | null;

  constructor(code: ApiProblemCode, problem: Problem | null = null, cause?: unknown) {
    super(`The request failed: ${code}`, { cause });
    this.code = code;
    this.problem = problem;
  }
}

/** True for an `ApiProblem`, with that code if one is given. */
export const isProblem = (error: unknown, code?: ApiProblemCode): error is ApiProblem =>
  error instanceof ApiProblem && (code === undefined || error.code === code);

/** True where a record was to be created that was stored before and deleted since: there is none to show. */
export const isDeletedSince = (error: unknown): boolean =>
  isProblem(error, 'already_used') && error.problem !== null && error.problem.current === undefined;

/** The code of anything thrown; what is not ours is `internal`. */
export const problemCode = (error: unknown): ApiProblemCode => (isProblem(error) ? error.code : 'internal');
