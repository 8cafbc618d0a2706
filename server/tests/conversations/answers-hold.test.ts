/** What must not come back by an answer, and what an answer may not say. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Proposal } from '#contract/interview.ts';
import type { InterviewReader } from '#server/modules/interview/index.ts';
import { WorkerError } from '#server/platform/workers/worker-error.ts';
import { daysIn, liveIn } from '../support/collected.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { sharedInterviews, startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, say } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;
/** Readings fail once so many were made; null for never. */
let failsAfter: number | null = null;

beforeAll(async () => {
  const reader = sharedInterviews();
  const interviews: InterviewReader = {
    read: async (said, options) => {
      if (failsAfter === 0) throw new WorkerError('crashed');
      if (failsAfter !== null) failsAfter -= 1;
      return await reader.read(said, options);
    },
    close: () => reader.close(),
  };
  server = await startTestServer({ overrides: { interviews } });
  claire = await signUpInProcess(server);
});
afterAll(() => server.stop());

const post = (id: string, body: object) => claire.call('POST', `/api/conversations/${id}/answers`, body);
const first = async (id: string, detail: Proposal['detail']): Promise<Proposal> => {
  const found = liveIn((await readConversation(claire, id)).collected, detail)[0];
  if (!found) throw new Error(`Nothing is proposed for ${detail}`);
  return found;
};

it('what was refused is in no suggestion, also where the reading behind the refusal fails', async () => {
  const id = await createConversation(claire);
  const lines = [
    "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus dans la salle de réunion devant Julie Leroy, ma collègue.",
    "Depuis je ne dors plus. J'en ai parlé à la DRH par mail.",
  ];
  for (const line of lines) await say(claire, id, line);
  const { suggestion } = await readConversation(claire, id);
  expect(suggestion?.extractedData.people.join()).toContain('Marc Dupont');
  const { id: proposal } = await first(id, 'people');
  failsAfter = 1;
  expect((await post(id, { action: 'refuse', proposal })).status).toBe(503);
  failsAfter = null;
  const path = `/api/conversations/${id}/suggestions/${suggestion?.id}/incident`;
  expect((await claire.call('POST', path)).status).toBe(409);
  expect((await readConversation(claire, id)).suggestion).toBeNull();
});

it('an answer keeps its place in time when the message that it came after is deleted', async () => {
  const id = await createConversation(claire);
  await say(claire, id, 'Mon chef a crié hier.');
  const { id: proposal } = await first(id, 'when');
  expect((await post(id, { action: 'confirm', proposal })).status).toBe(200);
  const reply = (await readConversation(claire, id)).messages.at(-1);
  await say(claire, id, 'Non, ce n’était pas hier, c’était mardi dernier.');
  const days = async () => daysIn((await readConversation(claire, id)).collected);
  const before = await days();
  await claire.call('DELETE', `/api/conversations/${id}/messages/${reply?.id}`);
  expect(await days()).toEqual(before);
});

it('what was taken back in words can be put in again by the same press', async () => {
  const id = await createConversation(claire);
  await say(claire, id, 'Mon chef a crié.');
  const value = { detail: 'when', day: '2026-11-12', time: null, approximate: false, habit: false };
  await post(id, { action: 'add', value });
  await say(claire, id, 'Non, ce n’était pas le 12 novembre.');
  expect((await post(id, { action: 'add', value })).status).toBe(200);
  expect(daysIn((await readConversation(claire, id)).collected)).toEqual(['2026-11-12']);
});

it('a long text that was put in can be taken back', async () => {
  const id = await createConversation(claire);
  await say(claire, id, 'Mon chef a crié.');
  await post(id, { action: 'add', value: { detail: 'impact', text: 'é"'.repeat(900) } });
  const { id: proposal } = await first(id, 'impact');
  expect((await post(id, { action: 'refuse', proposal })).status).toBe(200);
  expect(liveIn((await readConversation(claire, id)).collected, 'impact')).toEqual([]);
});

describe('a value that was put in', () => {
  it.each([
    { detail: 'where', text: null },
    { detail: 'people', name: null, role: null, part: 'author' },
    { detail: 'witnesses', name: ' ', role: '', part: 'witness' },
    { detail: 'when', day: null, time: null, approximate: true, habit: false },
    { detail: 'when', day: '0000-01-01', time: null, approximate: false, habit: false },
  ])('says something that can be kept: %j', async (value) => {
    const id = await createConversation(claire);
    expect((await post(id, { action: 'add', value })).status).toBe(400);
  });

  it('is shown also where nothing else was told', async () => {
    const id = await createConversation(claire);
    expect((await post(id, { action: 'add', value: { detail: 'where', text: 'À l’atelier' } })).status).toBe(
      200,
    );
    expect((await first(id, 'where')).value).toMatchObject({ text: 'À l’atelier' });
  });
});

it('an answer that is given while a reply is shown closes its card, whatever is said next', async () => {
  const id = await createConversation(claire);
  const { collected } = eventOf(await say(claire, id, 'Hier mon chef a crié sur moi.'), 'collected');
  const { id: proposal } = await first(id, 'when');
  expect(collected.card).toMatchObject({ proposal });
  await post(id, { action: 'refuse', proposal });
  await say(claire, id, 'Oui, c’est ça.');
  expect(liveIn((await readConversation(claire, id)).collected, 'when')).toEqual([]);
});
