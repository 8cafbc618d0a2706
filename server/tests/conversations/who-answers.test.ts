/** Who answers: what was chosen while a reply was on its way stands, and danger and distress are the guide's. */
import { v7 as uuidv7 } from 'uuid';
import { expect, it, onTestFinished } from 'vitest';
import type { Conversation, OpenConversation } from '#contract/conversations.ts';
import { startHandDrivenModel } from '../support/hand-driven-model.ts';
import { answeredBy } from '../support/openai-server.ts';
import { signUpInProcess } from '../support/people.ts';
import { startTestServer } from '../support/test-server.ts';
import { createConversation, eventOf, say } from '../support/turns.ts';

/** Somebody whose conversation an outside model answers, which is driven by hand. */
const outside = async () => {
  const model = await startHandDrivenModel();
  onTestFinished(() => model.stop());
  const server = await startTestServer({ env: answeredBy(model) });
  onTestFinished(() => server.stop());
  const claire = await signUpInProcess(server);
  const id = await createConversation(claire);
  return { model, claire, id };
};

it('the guide that was chosen behind a question of the outside model answers the next message', async () => {
  const { model, claire, id } = await outside();
  const turn = say(claire, id, 'Il a crié.', uuidv7());
  const call = await model.asked();
  const chosen = await claire.call('PATCH', `/api/conversations/${id}`, { answered_by: 'guide' });
  expect(((await chosen.json()) as Conversation).model_used).toBe('guide');
  call.write('Que s’est-il passé ensuite ?');
  call.finish();
  expect(eventOf(await turn, 'done').conversation.model_used).toBe('guide');

  // Nobody is asked outside any more: the model would keep this turn waiting for ever.
  const next = eventOf(await say(claire, id, 'Un secret.', uuidv7()), 'reply').message;
  expect(next.content).not.toBe('');
  const opened = (await (await claire.call('GET', `/api/conversations/${id}`)).json()) as OpenConversation;
  expect(opened.conversation.model_used).toBe('guide');
});

it('words of distress are answered by the guide, whatever answers in the conversation', async () => {
  const { claire, id } = await outside();
  const events = await say(claire, id, 'Je veux mourir.', uuidv7());
  expect(eventOf(events, 'saved').message.metadata.safety).toBe('distress');
  expect(eventOf(events, 'reply').message.content).toContain('3114');
  // It was an exception: the conversation stays with the model that it is with.
  expect(eventOf(events, 'done').conversation.model_used).toBe('test-model');
});
