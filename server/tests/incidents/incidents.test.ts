import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Incident, type IncidentInput, incidentHistory } from '#contract/incidents.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let claire: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server);
});
afterAll(() => server.stop());

const newIncident = (changes: Partial<IncidentInput> = {}): IncidentInput => ({
  id: uuidv7(),
  title: 'Propos tenus en réunion',
  description: 'Il a dit devant tous :\n« tu ne sers à rien ».',
  type: 'harassment',
  priority: 'medium',
  incident_date: '2026-03-12',
  location: 'Salle du 3e étage',
  tags: ['réunion'],
  is_sensitive: false,
  ...changes,
});

const create = async (person: TestPerson, input = newIncident()): Promise<Incident> => {
  const answer = await person.call('POST', '/api/incidents', input);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Incident;
};
const read = async (person: TestPerson, id: string): Promise<Incident> =>
  (await (await person.call('GET', `/api/incidents/${id}`)).json()) as Incident;
const edit = (person: TestPerson, { id, version }: Incident, patch: object) =>
  person.call('PATCH', `/api/incidents/${id}`, patch, ifMatch(version));

describe('an incident', () => {
  it('is kept exactly as it was written, as open, with a reference of its own', async () => {
    const someone = await signUpInProcess(server);
    const input = newIncident();
    const first = await create(someone, input);
    expect(first).toMatchObject({
      ...input,
      status: 'open',
      version: 1,
      persons: [],
      evidence: [],
      origin: null,
    });
    const second = await create(someone);
    const year = new Date().getUTCFullYear();
    expect([first.reference_number, second.reference_number]).toEqual([
      `INC-${year}-0001`,
      `INC-${year}-0002`,
    ]);
    expect(await read(someone, first.id)).toEqual(first);
  });

  it('is created once, however often the same request arrives', async () => {
    const someone = await signUpInProcess(server);
    const input = newIncident();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => someone.call('POST', '/api/incidents', input)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
    const list = (await (await someone.call('GET', '/api/incidents')).json()) as { items: Incident[] };
    expect(list.items).toHaveLength(1);
  });

  it('is kept under the same id however its letters were written', async () => {
    const someone = await signUpInProcess(server);
    const id = uuidv7();
    const created = await create(someone, newIncident({ id: id.toUpperCase() }));
    expect(created.id).toBe(id);
    expect((await someone.call('GET', '/api/incidents')).status).toBe(200);
    expect(await read(someone, id.toUpperCase())).toEqual(created);
  });

  it('that was damaged does not hide the others in the list', async () => {
    const someone = await signUpInProcess(server);
    const [damaged, whole] = [await create(someone), await create(someone)];
    await server.recueil.database.onBehalfOf(someone.id, 'test', (tx) =>
      tx.db
        .updateTable('incidents')
        .set({ sealed: Buffer.alloc(80) })
        .where('id', '=', damaged.id)
        .execute(),
    );
    const list = (await (await someone.call('GET', '/api/incidents')).json()) as { items: Incident[] };
    expect(list.items.map(({ id, title }) => [id, title])).toEqual([
      [whole.id, whole.title],
      [damaged.id, ''],
    ]);
  });

  it('does not take other words under an id that is used: it shows what is stored', async () => {
    const stored = await create(claire);
    const answer = await claire.call(
      'POST',
      '/api/incidents',
      newIncident({ id: stored.id, title: 'Autre titre' }),
    );
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'already_used', current: { title: stored.title } });
  });

  it('is changed only from the version that the person saw; a stale edit gets what is stored', async () => {
    const stored = await create(claire);
    const changed = await edit(claire, stored, { title: 'Propos du 12 mars', status: 'in_progress' });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({
      title: 'Propos du 12 mars',
      status: 'in_progress',
      version: 2,
    });
    const stale = await edit(claire, stored, { title: 'Depuis un autre onglet' });
    expect(stale.status).toBe(412);
    expect(await stale.json()).toMatchObject({
      code: 'stale_version',
      current: { title: 'Propos du 12 mars', version: 2 },
    });
    expect((await read(claire, stored.id)).title).toBe('Propos du 12 mars');
  });

  it('lets exactly one of ten simultaneous edits of one version through', async () => {
    const stored = await create(claire);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => edit(claire, stored, { title: `Onglet ${index}` })),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });

  it('stays at its version when an edit changes nothing', async () => {
    const stored = await create(claire);
    const answer = await edit(claire, stored, { title: stored.title });
    expect(await answer.json()).toMatchObject({ version: 1 });
    expect(await (await edit(claire, stored, {})).json()).toMatchObject({ version: 1 });
  });

  it('keeps a text with half an emoji or a NUL, without what cannot be stored', async () => {
    const stored = await create(
      claire,
      newIncident({ title: 'Demi \ud83d emoji', description: 'Il\u0000 a crié.' }),
    );
    expect(stored).toMatchObject({ title: 'Demi \ufffd emoji', description: 'Il a crié.' });
  });

  it('must say from which version an edit started', async () => {
    const stored = await create(claire);
    const answer = await claire.call('PATCH', `/api/incidents/${stored.id}`, { title: 'a' });
    expect(answer.status).toBe(428);
  });

  it('records every version in the ledger, the deleted one too', async () => {
    const someone = await signUpInProcess(server);
    const stored = await create(someone);
    await edit(someone, stored, { description: 'Version corrigée.' });
    const removed = await someone.call('DELETE', `/api/incidents/${stored.id}`, undefined, {
      'if-match': '"2"',
    });
    expect(removed.status).toBe(204);
    expect((await someone.call('GET', `/api/incidents/${stored.id}`)).status).toBe(404);
    const versions = await server.recueil.database.onBehalfOf(someone.id, 'test', (tx) =>
      readVersions(tx, stored.id),
    );
    expect(versions.map((version) => [version.action, (version.content as Incident).description])).toEqual([
      ['create', stored.description],
      ['update', 'Version corrigée.'],
      ['delete', 'Version corrigée.'],
    ]);
  });

  it('shows what it said in each version, and nothing once it is deleted', async () => {
    const stored = await create(claire);
    await edit(claire, stored, { title: 'Nouveau', incident_date: '2026-03-13' });
    await edit(claire, { ...stored, version: 2 }, { status: 'resolved' });
    const answer = await claire.call('GET', `/api/incidents/${stored.id}/versions`);
    const { versions } = incidentHistory.parse(await answer.json());
    const { title, incident_date, status } = stored;
    expect(versions).toMatchObject([
      { version: 1, action: 'create', record: { title, incident_date, status } },
      { version: 2, action: 'update', record: { title: 'Nouveau', incident_date: '2026-03-13', status } },
      {
        version: 3,
        action: 'update',
        record: { title: 'Nouveau', incident_date: '2026-03-13', status: 'resolved' },
      },
    ]);
    await claire.call('DELETE', `/api/incidents/${stored.id}`, undefined, { 'if-match': '"3"' });
    expect((await claire.call('GET', `/api/incidents/${stored.id}/versions`)).status).toBe(404);
  });

  it('gives the number of a reference to one of two simultaneous requests, and both get the same incident', async () => {
    const someone = await signUpInProcess(server);
    const input = newIncident();
    const [one, other] = await Promise.all([create(someone, input), create(someone, input)]);
    expect(one).toEqual(other);
    expect((await create(someone)).reference_number).toMatch(/-0002$/);
  });

  it('is not deleted by somebody who saw an older version', async () => {
    const stored = await create(claire);
    await edit(claire, stored, { title: 'Nouveau' });
    const answer = await claire.call('DELETE', `/api/incidents/${stored.id}`, undefined, {
      'if-match': '"1"',
    });
    expect(answer.status).toBe(412);
    expect((await read(claire, stored.id)).title).toBe('Nouveau');
  });

  it('hides the words of a sensitive one in the list, and shows them when it is opened', async () => {
    const someone = await signUpInProcess(server);
    const stored = await create(someone, newIncident({ is_sensitive: true }));
    const list = (await (await someone.call('GET', '/api/incidents')).json()) as { items: Incident[] };
    expect(list.items).toMatchObject([
      { id: stored.id, title: '', excerpt: '', location: null, tags: [], is_sensitive: true },
    ]);
    expect(list.items[0]).not.toHaveProperty('damaged');
    expect((await read(someone, stored.id)).title).toBe(stored.title);
  });

  it.each([
    ['a blank title', { title: '  ' }],
    ['a blank description', { description: '\n' }],
    ['an unknown type', { type: 'feud' }],
    ['an unknown priority', { priority: 'urgent' }],
    ['a day that does not exist', { incident_date: '2026-02-30' }],
    ['a day before any memory', { incident_date: '0000-01-01' }],
    ['a tag twice', { tags: ['a', 'a'] }],
    ['a title of 201 characters', { title: 'a'.repeat(201) }],
    ['tags that are no list', { tags: 'a' }],
  ])('refuses %s and names the field, not its value', async (_what, wrong) => {
    const answer = await claire.call('POST', '/api/incidents', { ...newIncident(), ...wrong });
    expect(answer.status).toBe(400);
    const problem = await answer.json();
    expect(problem).toMatchObject({ code: 'invalid_input' });
    expect(problem.fields.map((field: string) => field.split('.')[0])).toContain(Object.keys(wrong)[0]);
  });
});

describe('the list of incidents', () => {
  it('pages by keyset, newest first, each once, while new ones arrive', async () => {
    const someone = await signUpInProcess(server);
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.unshift((await create(someone)).id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const path: string = `/api/incidents?limit=3${cursor ? `&cursor=${cursor}` : ''}`;
      const page = (await (await someone.call('GET', path)).json()) as {
        items: Incident[];
        nextCursor: string | null;
      };
      seen.push(...page.items.map((incident) => incident.id));
      cursor = page.nextCursor;
      if (seen.length === 3) await create(someone);
    } while (cursor);
    expect(seen).toEqual(ids);
  });

  it.each(['x', '%00', 'AAAA', 'eyJhIjoxfQ'])('refuses the cursor %s', async (cursor) => {
    const answer = await claire.call('GET', `/api/incidents?cursor=${cursor}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'bad_cursor' });
  });

  it('counts total, running, resolved and critical ones', async () => {
    const someone = await signUpInProcess(server);
    await create(someone, newIncident({ priority: 'critical' }));
    const second = await create(someone);
    await edit(someone, second, { status: 'resolved' });
    const third = await create(someone);
    await edit(someone, third, { status: 'closed' });
    const counters = await (await someone.call('GET', '/api/incidents/counters')).json();
    expect(counters).toEqual({ total: 3, running: 1, resolved: 1, critical: 1 });
  });
});
