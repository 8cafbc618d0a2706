/** Danger and distress: what they mark, and that no record is offered for the rest of their day. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/common/durations.ts';
import type { TurnInput } from '#contract/conversations.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, readTurn } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  claire = await signUp(server);
});
afterAll(() => server.stop());

const STORY = [
  "Le 3 mars 2026 vers 14h30 mon chef Marc Dupont m'a hurlé dessus dans la salle de réunion du 3e étage et m'a traitée d'incapable devant Julie Leroy, ma collègue.",
  "Depuis je ne dors plus. J'en ai parlé à la DRH par mail.",
];
const tell = async (id: string, content: string, more: Partial<TurnInput> = {}) =>
  readTurn(await claire.call('POST', `/api/conversations/${id}/turns`, { id: uuidv7(), content, ...more }));
/** Written before there was a connection. */
const YESTERDAY = { written_at: new Date(Date.now() - DAY_MS).toISOString() };

describe('a message', () => {
  it.each([
    ['Je veux mourir.', { safety: 'distress' }],
    ['il est devant chez moi avec un couteau', { safety: 'danger' }],
    ['jai avalé toute la boite de médicaments', { safety: 'rescue' }],
    ['Je n’en peux plus.', { faint: true }],
    ['Mon chef a crié sur moi en réunion.', {}],
  ])('bears what it says of danger or distress, plainly or faintly: « %s »', async (content, expected) => {
    const id = await createConversation(claire);
    const { message } = eventOf(await tell(id, content), 'saved');
    expect(message.metadata).toEqual(expected);
    expect((await readConversation(claire, id)).messages[0]?.metadata).toEqual(expected);
  });
});

describe('a suggestion', () => {
  it('does not come up on the day of an alarm', async () => {
    const id = await createConversation(claire);
    await tell(id, 'Je veux mourir.');
    for (const line of STORY) {
      const { collected, suggestion } = eventOf(await tell(id, line), 'collected');
      expect([suggestion, collected.card]).toEqual([null, null]);
    }
    const opened = await readConversation(claire, id);
    expect(opened.collected.told.length).toBeGreaterThanOrEqual(6);
    expect(opened.suggestion).toBeNull();
  });

  it('that stands open is put aside for the day of an alarm, and is not lost', async () => {
    const id = await createConversation(claire);
    for (const line of STORY) await tell(id, line);
    const before = (await readConversation(claire, id)).suggestion;
    expect(before).not.toBeNull();
    const { message } = eventOf(await tell(id, 'Je veux mourir.'), 'saved');
    expect((await readConversation(claire, id)).suggestion).toBeNull();
    // Without the alarm it is there again, as it was.
    await claire.call('DELETE', `/api/conversations/${id}/messages/${message.id}`);
    expect((await readConversation(claire, id)).suggestion?.id).toBe(before?.id);
  });

  it('is not brought back by an answer on the day of an alarm', async () => {
    const id = await createConversation(claire);
    for (const line of [...STORY, 'Je veux mourir.']) await tell(id, line);
    const answered = await claire.call('POST', `/api/conversations/${id}/answers`, {
      action: 'add',
      value: { detail: 'where', text: 'dans son bureau' },
    });
    expect((await answered.json()).suggestion).toBeNull();
  });

  it('comes up on the day after an alarm, and beside a faint sign', async () => {
    for (const [first, more] of [
      ['Je veux mourir.', YESTERDAY],
      ['Je n’en peux plus.', {}],
    ] as const) {
      const id = await createConversation(claire);
      await tell(id, first, more);
      for (const line of STORY) await tell(id, line);
      await tell(id, 'Je voudrais une fiche.');
      expect((await readConversation(claire, id)).suggestion).not.toBeNull();
    }
  });
});
