/** Plain calls and conversations are read in threads of their own. */
import { expect, it } from 'vitest';
import type { InterviewReader } from '#server/modules/interview/index.ts';
import { askAi } from '../support/ai-chat.ts';
import { signUp } from '../support/people.ts';
import { startServerForTest } from '../support/test-server.ts';
import { createConversation, eventOf, say } from '../support/turns.ts';

it('a call that takes its time to be read holds no conversation up', async () => {
  const asked = Promise.withResolvers<void>();
  const never = Promise.withResolvers<never>();
  const read = () => {
    asked.resolve();
    return never.promise;
  };
  const callInterviews: InterviewReader = { read, close: async () => undefined };
  const server = await startServerForTest({ overrides: { callInterviews } });
  const claire = await signUp(server);
  const call = askAi(claire, 'Mon chef a crié.');
  await asked.promise;
  const events = await say(claire, await createConversation(claire), 'Mon chef a crié.');
  expect(eventOf(events, 'reply').message.role).toBe('assistant');
  never.reject(new Error('enough'));
  expect((await call).status).toBe(500);
});
