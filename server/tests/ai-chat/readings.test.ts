/** When what a call tells cannot be read. */
import { expect, it } from 'vitest';
import type { InterviewReader } from '#server/modules/interview/index.ts';
import { WorkerError, type WorkerErrorCode } from '#server/platform/workers/worker-error.ts';
import { askAi } from '../support/ai-chat.ts';
import { signUp } from '../support/people.ts';
import { startServerForTest } from '../support/test-server.ts';

it('a call that cannot be read says why; too many at once are the caller’s to space out', async () => {
  let code: WorkerErrorCode = 'busy';
  const fail = () => Promise.reject(new WorkerError(code));
  const interviews: InterviewReader = { read: fail, close: async () => undefined };
  const server = await startServerForTest({ overrides: { callInterviews: interviews } });
  const claire = await signUp(server);
  const expected: [WorkerErrorCode, object][] = [
    ['busy', { status: 429, code: 'rate_limited', retryAfterSeconds: 2, error: 'Erreur API: 429' }],
    ['timed_out', { status: 504, code: 'model_timeout' }],
    ['failed', { status: 502, code: 'model_failed', error: "Échec de l'envoi à l'IA" }],
    ['crashed', { status: 502, code: 'model_failed' }],
    ['closed', { status: 503, code: 'unavailable', error: 'Erreur API: 503' }],
  ];
  for (const [failure, problem] of expected) {
    code = failure;
    const answer = await askAi(claire, 'Mon chef a crié.');
    expect({ ...(await answer.json()), status: answer.status }).toMatchObject(problem);
    expect(answer.headers.get('retry-after')).toBe(['busy', 'closed'].includes(failure) ? '2' : null);
  }
});
