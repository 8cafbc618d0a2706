/** What the person says of the proposals of several incidents of one conversation. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectedAnswer, DetailValue, ProposalAnswer } from '#contract/interview.ts';
import { liveIn, wordsIn } from '../support/collected.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, readConversation, say } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server);
});
afterAll(() => server.stop());

const LINES = [
  "Le 3 mars 2026 vers 9h mon chef Marc Dupont m'a hurlé dessus dans l'open space.",
  "Une autre fois, le 12 avril 2026 vers 17h, Marc Dupont m'a poussée contre le mur du couloir.",
];
const placeOf = (text: string): DetailValue => ({ detail: 'where', text });

const told = async (): Promise<string> => {
  const id = await createConversation(claire);
  for (const line of LINES) await say(claire, id, line);
  return id;
};
const open = async (id: string) => (await readConversation(claire, id)).collected;
const answer = async (id: string, body: ProposalAnswer): Promise<CollectedAnswer['collected']> => {
  const answered = await claire.call('POST', `/api/conversations/${id}/answers`, body);
  expect(answered.status).toBe(200);
  return ((await answered.json()) as CollectedAnswer).collected;
};
const divide = async (id: string, body: object): Promise<CollectedAnswer['collected']> => {
  const answered = await claire.call('PUT', `/api/conversations/${id}/episodes`, body);
  expect(answered.status).toBe(200);
  return ((await answered.json()) as CollectedAnswer).collected;
};

describe('the proposals of two incidents', () => {
  it('are answered one by one', async () => {
    const id = await told();
    const { key: episode = '', others } = await open(id);
    const first = liveIn(others?.[0], 'where')[0]?.id ?? '';
    await answer(id, { action: 'correct', proposal: first, value: placeOf('au premier étage') });
    const value = placeOf('dans le hall');
    const proposal = liveIn(await open(id), 'where')[0]?.id ?? '';
    const collected = await answer(id, { action: 'correct', episode, proposal, value });
    expect([wordsIn(collected, 'where'), wordsIn(collected.others?.[0], 'where')]).toEqual([
      ['dans le hall'],
      ['au premier étage'],
    ]);
    const unknown = await claire.call('POST', `/api/conversations/${id}/answers`, {
      action: 'confirm',
      episode,
      proposal: first,
    });
    expect(unknown.status).toBe(404);
  });

  it('of which both were corrected have the last correction once they are joined', async () => {
    const id = await told();
    const { key: episode = '', others } = await open(id);
    const second = liveIn(await open(id), 'where')[0]?.id ?? '';
    await answer(id, { action: 'correct', episode, proposal: second, value: placeOf('dans le hall') });
    const first = liveIn(others?.[0], 'where')[0]?.id ?? '';
    await answer(id, { action: 'correct', proposal: first, value: placeOf('au premier étage') });
    const joined = await divide(id, { action: 'join', episode });
    const certain = joined.proposals.filter(({ detail, certain }) => detail === 'where' && certain);
    expect(wordsIn({ proposals: certain }, 'where')).toEqual(['au premier étage']);
    const apart = await divide(id, { action: 'undo', mark: joined.last_mark?.made });
    expect([wordsIn(apart, 'where'), wordsIn(apart.others?.[0], 'where')]).toEqual([
      ['dans le hall'],
      ['au premier étage'],
    ]);
  });

  it('keep what was answered in each when they are taken apart again', async () => {
    const id = await told();
    const { key: episode = '', others } = await open(id);
    const [first] = liveIn(others?.[0], 'where');
    await answer(id, { action: 'refuse', proposal: first?.id ?? '' });
    await answer(id, { action: 'add', episode, value: placeOf('dans le hall') });
    const before = await open(id);
    const joined = await divide(id, { action: 'join', episode });
    // What was refused stays refused, and nothing becomes certain of an incident for which it was not said.
    expect(wordsIn(joined, 'where')).not.toContain("dans l'open space");
    expect(liveIn(joined, 'where').filter(({ certain }) => certain)).toEqual([]);
    const apart = await divide(id, { action: 'undo', mark: joined.last_mark?.made });
    expect(apart).toEqual(before);
    expect(wordsIn(apart, 'where')).toContain('dans le hall');
  });
});
