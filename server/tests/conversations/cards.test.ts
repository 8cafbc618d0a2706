/** What stands beside a reply: the card that asks to confirm, and what the reply asks for or opens. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectedAnswer } from '#contract/interview.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { liveIn } from '../support/collected.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, eventOf, readConversation, say } from '../support/turns.ts';

let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server);
});
afterAll(() => server.stop());

const TOLD = 'Hier vers 10h Marc Dupont m’a hurlé dessus à la cantine.';
const open = async (id: string) => (await readConversation(claire, id)).collected;
const answer = async (id: string, body: object): Promise<CollectedAnswer['collected']> => {
  const answered = await claire.call('POST', `/api/conversations/${id}/answers`, body);
  expect(answered.status).toBe(200);
  return ((await answered.json()) as CollectedAnswer).collected;
};

describe('the card under a reply', () => {
  it('comes with the turn, is kept with the reply, and is shown until it is answered', async () => {
    const id = await createConversation(claire);
    const events = await say(claire, id, TOLD);
    const { collected } = eventOf(events, 'collected');
    const [day] = liveIn(collected, 'when');
    expect(collected.card).toEqual({ about: 'proposal', episode: '', proposal: day?.id });
    expect((await open(id)).card).toEqual(collected.card);
    // What it asks about is sealed with the reply, and is not shown with the message.
    const reply = eventOf(events, 'reply').message;
    expect(JSON.stringify(reply)).not.toContain('passages');
    const [version] = await server.recueil.database.readOnBehalfOf(claire.id, 'test', (tx) =>
      readVersions(tx, reply.id),
    );
    expect(version?.content).toMatchObject({ card: { incident: '', proposal: day?.id, detail: 'when' } });
    const confirmed = await answer(id, { action: 'confirm', proposal: day?.id });
    expect([confirmed.card, (await open(id)).card]).toEqual([null, null]);
  });

  it('is answered in words: nobody has to press', async () => {
    const id = await createConversation(claire);
    await say(claire, id, TOLD);
    await say(claire, id, 'Oui, c’est bien ça.');
    expect(liveIn(await open(id), 'when')).toMatchObject([{ state: 'confirmed', certain: true }]);
    const other = await createConversation(claire);
    await say(claire, other, TOLD);
    // The guide's question is about something else: a bare no answers that one.
    await say(claire, other, 'Non.');
    expect(liveIn(await open(other), 'when')).toMatchObject([{ state: 'proposed', certain: false }]);
  });

  it('asks about the same no more than twice', async () => {
    const id = await createConversation(claire);
    const asked: (string | undefined)[] = [];
    for (const line of [TOLD, 'Il a claqué la porte.', 'Il a crié encore.', 'Il est parti.', 'Voilà.']) {
      const { card } = eventOf(await say(claire, id, line), 'collected').collected;
      asked.push(card?.about === 'proposal' ? card.proposal : undefined);
    }
    const shown = asked.filter((one) => one !== undefined);
    expect(shown.length).toBeGreaterThan(2);
    for (const proposal of shown)
      expect(shown.filter((one) => one === proposal).length).toBeLessThanOrEqual(2);
  });

  it('asks about nothing that was refused or confirmed', async () => {
    const id = await createConversation(claire);
    await say(claire, id, TOLD);
    const [day] = liveIn(await open(id), 'when');
    await answer(id, { action: 'refuse', proposal: day?.id });
    const { card, proposals } = eventOf(await say(claire, id, TOLD), 'collected').collected;
    const asked = proposals.find((one) => card?.about === 'proposal' && one.id === card.proposal);
    expect(asked?.detail).not.toBe('when');
    expect(asked?.state).not.toBe('refused');
  });

  it('is not there after the message that it rested on was deleted', async () => {
    const id = await createConversation(claire);
    const { message } = eventOf(await say(claire, id, TOLD), 'saved');
    await claire.call('DELETE', `/api/conversations/${id}/messages/${message.id}`);
    expect(await open(id)).toMatchObject({ card: null, proposals: [] });
  });

  it('brings nothing back of a message that was deleted after it had been answered in words', async () => {
    const id = await createConversation(claire);
    const { message } = eventOf(await say(claire, id, TOLD), 'saved');
    await say(claire, id, 'Oui, c’est bien ça.');
    expect(liveIn(await open(id), 'when')).toMatchObject([{ state: 'confirmed' }]);
    await claire.call('DELETE', `/api/conversations/${id}/messages/${message.id}`);
    expect(liveIn(await open(id), 'when')).toEqual([]);
  });
});

describe('a reply', () => {
  it('says what it asks for, and says it again when the conversation is opened', async () => {
    const id = await createConversation(claire);
    let reply = eventOf(await say(claire, id, TOLD), 'reply').message;
    for (const line of ['Il a claqué la porte.', 'Il a crié encore.']) {
      if (reply.metadata.asks !== undefined) break;
      reply = eventOf(await say(claire, id, line), 'reply').message;
    }
    expect(reply.metadata.asks).toEqual(expect.any(String));
    expect((await readConversation(claire, id)).messages.at(-1)?.metadata).toEqual(reply.metadata);
  });

  it('to a protest opens what the person protests about', async () => {
    const id = await createConversation(claire);
    await say(claire, id, TOLD);
    const events = await say(claire, id, 'Je l’ai déjà dit ! À la cantine !');
    expect(eventOf(events, 'reply').message.metadata.opens).toBe('where');
    expect(eventOf(events, 'collected').collected.card).toBeNull();
  });
});

describe('an incident that is begun in words', () => {
  const SECOND = 'Une autre fois, le 12 avril 2026, Paul Girard m’a poussée contre le mur du couloir.';
  const divide = async (id: string, body: object): Promise<CollectedAnswer['collected']> => {
    const marked = await claire.call('PUT', `/api/conversations/${id}/episodes`, body);
    expect(marked.status).toBe(200);
    return ((await marked.json()) as CollectedAnswer).collected;
  };
  const twoTold = async () => {
    const id = await createConversation(claire);
    await say(claire, id, TOLD);
    const { collected } = eventOf(await say(claire, id, SECOND), 'collected');
    return { id, collected, episode: collected.key ?? '' };
  };

  it('asks whether it is one of its own', async () => {
    const { id, collected, episode } = await twoTold();
    expect(collected).toMatchObject({ number: 2, card: { about: 'episode', episode } });
    expect((await open(id)).card).toEqual(collected.card);
  });

  it('is kept as one, and asked about no more', async () => {
    const { id, episode } = await twoTold();
    const kept = await divide(id, { action: 'keep', episode });
    expect([kept.card?.about, kept.others?.length, kept.last_mark?.action]).toEqual([
      expect.not.stringContaining('episode'),
      1,
      'keep',
    ]);
    await divide(id, { action: 'undo', mark: kept.last_mark?.made });
    expect((await open(id)).card).toEqual({ about: 'episode', episode });
  });

  it('is joined with the one before, and asked about no more', async () => {
    const { id, episode } = await twoTold();
    const joined = await divide(id, { action: 'join', episode });
    expect([joined.others, joined.key]).toEqual([undefined, undefined]);
    expect(joined.card?.about).not.toBe('episode');
    // Both are open: of two days only one can be true.
    expect(liveIn(joined, 'when').filter(({ certain }) => certain)).toEqual([]);
  });
});
