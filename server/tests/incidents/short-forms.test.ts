/** A list shows incidents by what is sealed for it apart from them, and never anything else than they say. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type IncidentSummary, incidentPage } from '#contract/incidents.ts';
import { incidentBody } from '../support/belongings.ts';
import { ifMatch, signUp, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUp(server, 'Claire');
});
afterAll(() => server.stop());

const DESCRIPTION = `Il a  crié\nfort. ${'Encore. '.repeat(100)}`;
const make = async (): Promise<string> => {
  const id = uuidv7();
  const body = { ...incidentBody(id), title: 'Avant', description: DESCRIPTION, tags: ['réunion'] };
  expect((await claire.call('POST', '/api/incidents', body)).status).toBe(201);
  return id;
};
const edit = (id: string, title: string, version = 1) =>
  claire.call('PATCH', `/api/incidents/${id}`, { title }, ifMatch(version));
const listed = async (id: string): Promise<IncidentSummary | undefined> => {
  const { items } = (await (await claire.call('GET', '/api/incidents')).json()) as {
    items: IncidentSummary[];
  };
  return items.find((item) => item.id === id);
};
const byHand = (sql: string, id: string): Promise<void> =>
  asSuperuser(
    inject('cluster'),
    (client) => client.query(sql, [id]),
    new URL(server.databaseUrl).pathname.slice(1),
  );

const read = async (column: string, id: string): Promise<string> => {
  let hex = '';
  await asSuperuser(
    inject('cluster'),
    async (client) => {
      const { rows } = await client.query(
        `SELECT encode(${column}, 'hex') AS hex FROM incidents WHERE id = $1`,
        [id],
      );
      hex = rows[0].hex;
    },
    new URL(server.databaseUrl).pathname.slice(1),
  );
  return hex;
};

it('says what the incident says, after it was made, changed, deleted and taken back', async () => {
  const id = await make();
  const excerpt = `${DESCRIPTION.replace(/\s+/g, ' ').slice(0, 120)}…`;
  expect(await listed(id)).toMatchObject({ title: 'Avant', excerpt, tags: ['réunion'], version: 1 });
  await edit(id, 'Après');
  expect(await listed(id)).toMatchObject({ title: 'Après', excerpt, version: 2 });
  await claire.call('DELETE', `/api/incidents/${id}`, undefined, { 'if-match': '"2"' });
  await claire.call('POST', `/api/incidents/deleted/${id}/restore`);
  expect(await listed(id)).toMatchObject({ title: 'Après', excerpt, version: 2 });
  expect(await listed(id)).not.toHaveProperty('damaged');
});

it.each([
  ['is of before there were any', 'UPDATE incidents SET sealed_row = NULL WHERE id = $1'],
  ['was changed by hand', `UPDATE incidents SET sealed_row = set_byte(sealed_row, 60, 1) WHERE id = $1`],
  ['was cut off', 'UPDATE incidents SET sealed_row = substr(sealed_row, 1, 5) WHERE id = $1'],
])('is read from the incident itself where its short form %s', async (_what, sql) => {
  const id = await make();
  const before = await listed(id);
  await byHand(sql, id);
  expect(await listed(id)).toEqual(before);
  // The next change writes it again.
  await edit(id, 'Après');
  expect(await listed(id)).toMatchObject({ title: 'Après' });
});

it('says words that look like what stands around them, and hides those of a sensitive one beside it', async () => {
  const id = uuidv7();
  const odd = {
    title: '","tag":"AAAAAAAAAAAAAAAAAAAAAA=="}',
    location: 'Salle "B" \\ 3e \u2028 🙂',
    tags: ['{', '],"nextCursor":null}'],
  };
  expect((await claire.call('POST', '/api/incidents', { ...incidentBody(id), ...odd })).status).toBe(201);
  const hidden = uuidv7();
  const sensitive = { ...incidentBody(hidden), title: 'Caché', is_sensitive: true };
  expect((await claire.call('POST', '/api/incidents', sensitive)).status).toBe(201);
  const answer = await claire.call('GET', '/api/incidents');
  expect(answer.headers.get('content-type')).toBe('application/json');
  const text = await answer.text();
  expect(Buffer.byteLength(text)).toBe(Number(answer.headers.get('content-length') ?? Number.NaN));
  expect(text).not.toContain('Caché');
  const { items } = incidentPage.parse(JSON.parse(text));
  expect(items.find((item) => item.id === id)).toMatchObject(odd);
  expect(items.find((item) => item.id === hidden)).toMatchObject({ title: '', location: null, tags: [] });
});

it('shows neither the words of another incident nor older ones', async () => {
  const [id, other] = [await make(), await make()];
  await edit(other, 'Autre');
  await byHand(
    `UPDATE incidents SET sealed_row = (SELECT sealed_row FROM incidents WHERE id = '${other}') WHERE id = $1`,
    id,
  );
  expect(await listed(id)).toMatchObject({ title: 'Avant' });
  // A server of before writes the incident and not its short form, which then stands beside another version.
  const former = await read('sealed_row', id);
  await edit(id, 'Après');
  await byHand(`UPDATE incidents SET sealed_row = '\\x${former}' WHERE id = $1`, id);
  expect(await listed(id)).toMatchObject({ title: 'Après', version: 2 });
});

it('is told to be damaged where the incident is', async () => {
  const id = await make();
  await byHand(`UPDATE incidents SET sealed = decode(repeat('00', 80), 'hex') WHERE id = $1`, id);
  expect(await listed(id)).toMatchObject({ title: '', excerpt: '', damaged: true });
});
