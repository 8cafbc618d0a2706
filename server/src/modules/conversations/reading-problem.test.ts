import { expect, it } from 'vitest';
import { WorkerError } from '../../platform/workers/worker-error.ts';
import { readingProblem, WITHOUT_A_REPLY } from './reading-problem.ts';

it.each([
  ['failed', 'model_failed', 'unavailable'],
  ['crashed', 'model_failed', 'unavailable'],
  ['timed_out', 'model_timeout', 'unavailable'],
  ['busy', 'unavailable', 'unavailable'],
  ['closed', 'unavailable', 'unavailable'],
] as const)('a reading that %s is told as %s of a reply, as %s otherwise', (code, ofReply, otherwise) => {
  const error = new WorkerError(code);
  expect(readingProblem(error)).toMatchObject({ code: ofReply, cause: error });
  expect(readingProblem(error, WITHOUT_A_REPLY)).toMatchObject({
    code: otherwise,
    details: { retryAfterSeconds: 2 },
  });
});

it('what cannot pass is not to be tried again, and another error is none of a reading', () => {
  expect(readingProblem(new WorkerError('failed'))?.details).toEqual({});
  expect(readingProblem(new Error('busy'))).toBeUndefined();
});
