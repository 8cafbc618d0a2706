import { type ProblemCode, problem } from '#contract/common/problems.ts';
import { ApiProblem } from './api-problem.ts';

/** What a status means when something between us and the server answered without a problem document. */
const codeOfStatus = (status: number): ProblemCode => {
  switch (status) {
    case 401:
      return 'unauthenticated';
    case 403:
    case 404:
      return 'not_found';
    case 413:
      return 'body_too_large';
    case 429:
      return 'rate_limited';
    case 502:
    case 503:
    case 504:
      return 'unavailable';
    default:
      return 'internal';
  }
};

/** The problem that a failed answer describes. Never throws: a broken body still has a status. */
export const readProblem = async (response: Response): Promise<ApiProblem> => {
  try {
    const document = problem.parse(await response.json());
    return new ApiProblem(document.code, document);
  } catch (cause) {
    return new ApiProblem(codeOfStatus(response.status), null, cause);
  }
};
