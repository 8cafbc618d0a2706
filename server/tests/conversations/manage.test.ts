/** What becomes of a conversation: named, archived, completed, taken up again, deleted. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import {
  SEALED_SUGGESTION,
  SUGGESTION_COLUMNS,
} from '#server/modules/conversations/suggestions/suggestion-reader.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { liveIn, namesIn, wordsIn } from '../support/collected.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, say } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;
let marc: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  [claire, marc] = await Promise.all([signUpInProcess(server), signUpInProcess(server)]);
});
afterAll(() => server.stop());

const patch = (person: TestPerson, id: string, body: unknown) =>
  person.call('PATCH', `/api/conversations/${id}`, body);
const conversationOf = async (person: TestPerson, id: string): Promise<Conversation> =>
  (await (await person.call('GET', `/api/conversations/${id}`)).json()).conversation;
const versionsOf = (person: TestPerson, id: string) =>
  server.recueil.database.readOnBehalfOf(person.id, 'test', (tx) => readVersions(tx, id));

describe('a conversation', () => {
  it('gets another name, which stays when more is told, and keeps its place in the list', async () => {
    const id = await createConversation(claire);
    const before = await conversationOf(claire, id);
    const answer = await patch(claire, id, { title: '  La réunion de lundi ' });
    expect([answer.status, (await answer.json()).title]).toEqual([200, 'La réunion de lundi']);
    await say(claire, id, 'Hier mon chef m’a insultée.');
    const after = await conversationOf(claire, id);
    expect(after.title).toBe('La réunion de lundi');
    expect((await versionsOf(claire, id)).map(({ action, content }) => [action, content])).toEqual([
      ['update', { title: 'La réunion de lundi', status: 'active', model_used: 'guide' }],
    ]);
    expect((await (await patch(claire, id, { title: 'Autre' })).json()).updated_at).toBe(after.updated_at);
    expect(after.updated_at >= before.updated_at).toBe(true);
  });

  it.each(['archived', 'completed'] as const)(
    'is %s, and active again with the next message',
    async (status) => {
      const id = await createConversation(claire);
      expect((await (await patch(claire, id, { status })).json()).status).toBe(status);
      await patch(claire, id, { status });
      expect(await versionsOf(claire, id)).toHaveLength(1);
      await say(claire, id, 'Il a recommencé.');
      expect((await conversationOf(claire, id)).status).toBe('active');
    },
  );

  it('is deleted with its messages, which the ledger keeps', async () => {
    const id = await createConversation(claire);
    await say(claire, id, 'Hier mon chef m’a insultée.');
    const { messages } = await (await claire.call('GET', `/api/conversations/${id}`)).json();
    expect((await claire.call('DELETE', `/api/conversations/${id}`)).status).toBe(204);
    expect((await claire.call('GET', `/api/conversations/${id}`)).status).toBe(404);
    expect((await claire.call('DELETE', `/api/conversations/${id}`)).status).toBe(404);
    const kept = await versionsOf(claire, messages[0].id);
    expect(kept.map(({ action }) => action)).toEqual(['create', 'delete']);
    expect(kept[1]?.content).toEqual(kept[0]?.content);
  });

  it('of another person is not there', async () => {
    const id = await createConversation(claire);
    expect((await patch(marc, id, { title: 'À moi' })).status).toBe(404);
    expect((await marc.call('DELETE', `/api/conversations/${id}`)).status).toBe(404);
    expect((await conversationOf(claire, id)).title).not.toBe('À moi');
  });

  it.each([{ title: ' ' }, { title: 'x'.repeat(201) }, { status: 'gone' }, { title: 3 }])(
    'is not changed by %j',
    async (body) => {
      const id = await createConversation(claire);
      expect((await patch(claire, id, body)).status).toBe(400);
    },
  );
});

describe('a message', () => {
  const STORY = [
    "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus dans la salle de réunion du 3e étage et m'a traitée d'incapable devant Julie Leroy, ma collègue.",
    "Depuis je ne dors plus. J'en ai parlé à la DRH par mail.",
  ];
  const told = async (lines: readonly string[] = STORY): Promise<string> => {
    const id = await createConversation(claire);
    for (const line of lines) await say(claire, id, line);
    return id;
  };
  const own = async (id: string) =>
    (await readConversation(claire, id)).messages
      .filter(({ role }) => role === 'user')
      .map((said) => said.id);
  const remove = (id: string, messageId: string | undefined, person = claire) =>
    person.call('DELETE', `/api/conversations/${id}/messages/${messageId}`);

  it('is deleted, and kept by the ledger as it stood; asked again, nothing more happens', async () => {
    const id = await told();
    const before = await readConversation(claire, id);
    const [message] = before.messages;
    expect((await remove(id, message?.id)).status).toBe(204);
    expect((await remove(id, message?.id)).status).toBe(204);
    const after = await readConversation(claire, id);
    expect(after.messages).toEqual(before.messages.slice(1));
    // It was called by the words that are gone.
    const { title, excerpt } = after.conversation;
    expect(after.conversation).toEqual({ ...before.conversation, title, excerpt, message_count: 3 });
    expect(title).not.toBe(before.conversation.title);
    const kept = await versionsOf(claire, message?.id as string);
    expect(kept.map(({ action }) => action)).toEqual(['create', 'delete']);
    expect(kept[1]?.content).toEqual(kept[0]?.content);
  });

  it('takes with it what was collected and suggested from it', async () => {
    const id = await told();
    const before = await readConversation(claire, id);
    expect(before.suggestion?.extractedData.location).toBe('dans la salle de réunion du 3e étage');
    await remove(id, (await own(id))[0]);
    const { collected, suggestion } = await readConversation(claire, id);
    expect(suggestion).toBeNull();
    expect(JSON.stringify(collected)).not.toMatch(/Dupont|salle de réunion|Julie/);
    expect(collected.told).toContain('actions');
  });

  it('leaves a suggestion that does not depend on it, without a word of it', async () => {
    const id = await told([...STORY, 'Il a aussi claqué la porte du bureau 12.']);
    const before = await readConversation(claire, id);
    expect(before.suggestion?.description).toContain('claqué');
    await remove(id, (await own(id))[2]);
    const { suggestion } = await readConversation(claire, id);
    expect(suggestion?.id).toBe(before.suggestion?.id);
    expect(suggestion?.description).not.toContain('claqué');
  });

  it('leaves no word of itself in a suggestion that was dismissed, or from which an incident was created', async () => {
    const [dismissed, created] = [await told(), await told()];
    for (const [id, verb] of [
      [dismissed, 'dismiss'],
      [created, 'incident'],
    ] as const) {
      const { suggestion } = await readConversation(claire, id);
      const path = `/api/conversations/${id}/suggestions/${suggestion?.id}`;
      const answer =
        verb === 'dismiss' ? await claire.call('DELETE', path) : await claire.call('POST', `${path}/${verb}`);
      expect(answer.ok).toBe(true);
      await remove(id, (await own(id))[0]);
    }
    const kept = await server.recueil.database.readOnBehalfOf(claire.id, 'test', async (tx) => {
      const rows = await tx.db
        .selectFrom('incident_suggestions')
        .select(SUGGESTION_COLUMNS)
        .where('user_id', '=', claire.id)
        .where('conversation_id', 'in', [dismissed, created])
        .execute();
      const box = await tx.box();
      return rows.map((row) => [row.status, SEALED_SUGGESTION.open(box, row, row.sealed)]);
    });
    expect(kept.map(([status]) => status).sort()).toEqual(['created', 'dismissed']);
    expect(JSON.stringify(kept)).not.toMatch(/Dupont|réunion|Julie/);
  });

  it('of the assistant is deleted alone', async () => {
    const id = await told();
    const { messages } = await readConversation(claire, id);
    expect((await remove(id, messages[1]?.id)).status).toBe(204);
    expect((await readConversation(claire, id)).messages.map(({ role }) => role)).toEqual([
      'user',
      'user',
      'assistant',
    ]);
  });

  it('leaves its place empty: what is said next stands at the end', async () => {
    const id = await told();
    await remove(id, (await own(id))[1]);
    const events = await say(claire, id, 'Il a recommencé.');
    const { messages, conversation } = await readConversation(claire, id);
    expect(messages.at(-1)).toEqual(eventOf(events, 'reply').message);
    expect([messages.length, conversation.message_count]).toEqual([5, 5]);
    expect(eventOf(events, 'done').conversation.message_count).toBe(5);
  });

  it('does not come back when a tab that has not heard of it sends it again', async () => {
    const id = await createConversation(claire);
    const messageId = uuidv7();
    await say(claire, id, 'Il a crié.', messageId);
    await remove(id, messageId);
    const again = await claire.call('POST', `/api/conversations/${id}/turns`, {
      id: messageId,
      content: 'Il a crié.',
    });
    expect([again.status, (await again.json()).code]).toEqual([409, 'already_used']);
    expect(await own(id)).toEqual([]);
  });

  it('leaves what was done by hand to what was told after it', async () => {
    const id = await told(['Bonjour.', ...STORY]);
    const [place] = liveIn((await readConversation(claire, id)).collected, 'where');
    await claire.call('POST', `/api/conversations/${id}/answers`, { action: 'refuse', proposal: place?.id });
    await remove(id, (await own(id))[0]);
    expect(liveIn((await readConversation(claire, id)).collected, 'where')).toEqual([]);
    // Another place that was told after it counts, also with one message less before it.
    const { collected } = eventOf(await say(claire, id, 'C’était dans son bureau.'), 'collected');
    expect(wordsIn(collected, 'where')).toEqual(['dans son bureau']);
  });

  it('leaves incidents apart that were divided by hand', async () => {
    const id = await told(['Bonjour.', STORY[0] as string]);
    const divide = (body: object) => claire.call('PUT', `/api/conversations/${id}/episodes`, body);
    expect((await divide({ action: 'begin' })).status).toBe(200);
    await say(claire, id, 'Paul Girard m’a bousculée dans le couloir.');
    const before = (await readConversation(claire, id)).collected;
    expect(before.others).toHaveLength(1);
    await remove(id, (await own(id))[0]);
    const after = (await readConversation(claire, id)).collected;
    expect(after.key).toBe(before.key);
    expect(after.others?.[0]?.proposals).toEqual(before.others?.[0]?.proposals);
    // Begun at the place after which the other one is called.
    await say(claire, id, 'C’est tout.');
    await remove(id, (await own(id))[2]);
    await divide({ action: 'begin' });
    const events = await say(claire, id, 'Hier Anne Roy m’a crié dessus à l’accueil.');
    const { collected } = eventOf(events, 'collected');
    expect(collected.others).toHaveLength(2);
    expect(namesIn(collected)).toEqual(['Anne Roy']);
  });

  it('of another person or conversation, or that does not exist, is not found', async () => {
    const [id, elsewhere] = [await told(['Il a crié.']), await createConversation(claire)];
    const [messageId] = await own(id);
    expect((await remove(id, messageId, marc)).status).toBe(404);
    expect((await remove(elsewhere, messageId)).status).toBe(404);
    expect((await remove(id, uuidv7())).status).toBe(404);
    expect(await own(id)).toEqual([messageId]);
  });
});
