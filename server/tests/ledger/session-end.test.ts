/** The end of a session, as the ledger tells it. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type SessionEnd, sessionEnd } from '#contract/account/session-end.ts';
import { ledgerPage } from '#contract/ledger.ts';
import { begun, openWith, wrongCodeFor } from '../sharing/support.ts';
import {
  entryBody,
  exhibitBody,
  incidentBody,
  keepCompleteIncident,
  personBody,
} from '../support/belongings.ts';
import { keepDossier } from '../support/dossiers.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createConversation, say } from '../support/turns.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const endOf = async (person: TestPerson): Promise<SessionEnd> =>
  sessionEnd.parse(await (await person.call('GET', '/api/ledger/session-end')).json());

/** The copies of shares are made by a job. */
const PATIENCE = { timeout: 30_000, interval: 100 };
const NOTHING = { added: 0, changed: 0, removed: 0 };

describe('the end of a session', () => {
  it('has no end and no session before anything was recorded', async () => {
    const person = await signUpInProcess(server);
    expect(await endOf(person)).toMatchObject({ end: null, session: null });
  });

  it('counts what was kept, names where it is, and says where the ledger ends', async () => {
    const person = await signUpInProcess(server);
    const [entry, deleted, incident, someone] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
    await person.call('POST', '/api/journal', entryBody(entry));
    await person.call('POST', '/api/journal', entryBody(deleted));
    await person.call('DELETE', `/api/journal/${deleted}`, undefined, { 'if-match': '"1"' });
    await person.call('POST', '/api/incidents', incidentBody(incident));
    await person.call('PATCH', `/api/incidents/${incident}`, { title: 'Autre' }, { 'if-match': '"1"' });
    await person.call('POST', `/api/incidents/${incident}/persons`, personBody(someone));
    await person.call('POST', `/api/incidents/${incident}/evidence`, exhibitBody(uuidv7()));
    const conversation = await createConversation(person);
    await say(person, conversation, 'Mon chef a crié sur moi.');
    const { end, session } = await endOf(person);
    expect(session).toMatchObject({
      conversations: [{ id: conversation, said: 1, replies: 1, model_used: 'guide', was_changed: false }],
      messages_removed: 0,
      counts: {
        journal_entry: { added: 1, changed: 0, removed: 1 },
        incident: { added: 1, changed: 0, removed: 0 },
        incident_person: { added: 1, changed: 0, removed: 0 },
        evidence: { added: 1, changed: 0, removed: 0 },
        file: NOTHING,
        synthesis: NOTHING,
      },
      entries: [{ id: entry, is_new: true }],
      incidents: [
        { id: incident, is_new: true, reference_number: expect.stringMatching(/^INC-\d{4}-\d{4}$/) },
      ],
    });
    const { entries } = ledgerPage.parse(await (await person.call('GET', '/api/ledger')).json());
    const last = entries.at(-1);
    expect(end).toEqual({ sequence: last?.sequence, hash: last?.hash, recorded_at: last?.recorded_at });
    expect(session?.began_at).toBe(entries[0]?.recorded_at);
  });

  it('holds no word that anybody wrote', async () => {
    const person = await signUpInProcess(server);
    const conversation = await createConversation(person);
    await person.call('POST', '/api/journal', { ...entryBody(uuidv7()), title: 'Confidence' });
    await say(person, conversation, 'Une confidence.');
    expect(JSON.stringify(await endOf(person))).not.toMatch(/confidence/i);
  });

  it('says that others may have answered where a conversation was changed, and counts deleted messages', async () => {
    const person = await signUpInProcess(server);
    const conversation = await createConversation(person);
    const message = uuidv7();
    await say(person, conversation, 'Bonjour.', message);
    await say(person, conversation, 'Il a crié.');
    await person.call('PATCH', `/api/conversations/${conversation}`, { title: 'Lundi' });
    await person.call('DELETE', `/api/conversations/${conversation}/messages/${message}`);
    const { session } = await endOf(person);
    expect(session).toMatchObject({
      conversations: [{ id: conversation, said: 1, was_changed: true }],
      messages_removed: 1,
    });
  });

  it('begins behind the last long pause, and is over after one', async () => {
    const person = await signUpInProcess(server);
    const [before, since] = [uuidv7(), uuidv7()];
    await person.call('POST', '/api/journal', entryBody(before));
    await person.call('POST', '/api/journal', entryBody(since));
    await earlier(person, 'sequence = 1');
    const { session } = await endOf(person);
    expect(session?.entries.map(({ id }) => id)).toEqual([since]);
    await person.call('PATCH', `/api/journal/${before}`, { title: 'Autre' }, { 'if-match': '"1"' });
    expect((await endOf(person)).session).toMatchObject({
      entries: [
        { id: since, is_new: true },
        { id: before, is_new: false },
      ],
      counts: { journal_entry: { added: 1, changed: 1, removed: 0 } },
    });
    await earlier(person, 'true');
    expect(await endOf(person)).toMatchObject({ end: { sequence: 3 }, session: null });
  });

  it('says how often shares were opened, and how many open', async () => {
    const [person, other] = [await signUpInProcess(server), await signUpInProcess(server)];
    await keepCompleteIncident(person);
    const { id } = await keepDossier(server, person);
    expect((await endOf(person)).shares).toEqual({ openings: 0, open: 0 });
    const [made, unopened] = [await begun(person, id, { max_openings: 1 }), await begun(person, id)];
    await expect.poll(async () => (await endOf(person)).shares, PATIENCE).toEqual({ openings: 0, open: 2 });
    await openWith(server.url, made);
    await openWith(server.url, unopened, wrongCodeFor(unopened));
    expect((await endOf(person)).shares).toEqual({ openings: 1, open: 1 });
    expect((await endOf(other)).shares).toEqual({ openings: 0, open: 0 });
  });

  it('is everybody’s own', async () => {
    const [person, other] = [await signUpInProcess(server), await signUpInProcess(server)];
    await person.call('POST', '/api/journal', entryBody(uuidv7()));
    expect(await endOf(other)).toMatchObject({ end: null, session: null });
  });
});

/** Dates entries of a person back by a day, which only somebody with the database can. */
const earlier = ({ id }: TestPerson, which: string): Promise<void> =>
  asSuperuser(
    inject('cluster'),
    async (client) => {
      await client.query('SET session_replication_role = replica');
      await client.query(
        `UPDATE ledger_entries SET recorded_at = recorded_at - interval '1 day' WHERE user_id = $1 AND ${which}`,
        [id],
      );
    },
    new URL(server.databaseUrl).pathname.slice(1),
  );
