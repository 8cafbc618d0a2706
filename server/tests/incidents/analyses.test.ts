/** Analyses of an incident: what they say, that they stay as they were made, and what they do not show. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analysis, analysisList } from '#contract/analyses.ts';
import { ANALYSES_MAX_COUNT } from '#contract/common/limits.ts';
import type { EvidenceInput } from '#contract/evidence.ts';
import type { Incident, IncidentInput } from '#contract/incidents.ts';
import type { Person, PersonInput } from '#contract/persons.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { WorkerError } from '#server/platform/workers/worker-error.ts';
import { exhibitBody, incidentBody, personBody } from '../support/belongings.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
});
afterAll(() => server.stop());

const newIncident = async (changes: Partial<IncidentInput> = {}, by = claire): Promise<Incident> => {
  const answer = await by.call('POST', '/api/incidents', { ...incidentBody(uuidv7()), ...changes });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Incident;
};
const added = async ({ id }: Incident, changes: Partial<PersonInput> = {}, by = claire): Promise<Person> => {
  const body = { ...personBody(uuidv7()), part: 'author', ...changes };
  const answer = await by.call('POST', `/api/incidents/${id}/persons`, body);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Person;
};
const exhibited = async ({ id }: Incident, changes: Partial<EvidenceInput> = {}): Promise<void> => {
  const answer = await claire.call('POST', `/api/incidents/${id}/evidence`, {
    ...exhibitBody(uuidv7()),
    ...changes,
  });
  expect(answer.status).toBe(201);
};
const changed = async ({ id, version }: Incident, patch: object): Promise<Incident> => {
  const answer = await claire.call('PATCH', `/api/incidents/${id}`, patch, ifMatch(version));
  expect(answer.status).toBe(200);
  return (await answer.json()) as Incident;
};
const pathOf = ({ id }: { id: string }): string => `/api/incidents/${id}/analyses`;
const make = (incident: { id: string }, id = uuidv7(), by = claire) =>
  by.call('POST', pathOf(incident), { id });
const made = async (incident: Incident, by = claire): Promise<Analysis> => {
  const answer = await make(incident, uuidv7(), by);
  expect(answer.status).toBe(201);
  return analysis.parse(await answer.json());
};
const readAgain = async ({ incident_id, id }: Pick<Analysis, 'id' | 'incident_id'>): Promise<Analysis> =>
  analysis.parse(await (await claire.call('GET', `/api/incidents/${incident_id}/analyses/${id}`)).json());
const listed = async (incident: Incident) =>
  analysisList.parse(await (await claire.call('GET', pathOf(incident))).json()).items;
const asked = ({ questions }: Analysis) => questions.map(({ about, state }) => `${about} ${state}`);

describe('what an incident leaves open', () => {
  it('is asked by its fields and by what the description seems to tell', async () => {
    const bare = await made(await newIncident({ unstated: ['type'], description: 'Il a crié sur moi.' }));
    expect(bare.is_read).toBe(true);
    expect(asked(bare)).toEqual(
      expect.arrayContaining(['when nowhere', 'where nowhere', 'actions nowhere', 'evidence nowhere']),
    );
    const told = await made(
      await newIncident({
        description:
          'Le 12 mars 2026, dans la salle de réunion, mon chef Marc Dupont m’a insultée. Personne n’a vu. Depuis je dors mal. J’ai écrit aux RH.',
      }),
    );
    expect(asked(told)).toEqual(expect.arrayContaining(['when told', 'where told', 'who told']));
    for (const about of ['effects', 'actions', 'witnesses', 'type'])
      expect(told.questions.map((one) => one.about)).not.toContain(about);
  });

  it('is nothing where all of it is there', async () => {
    const incident = await newIncident({
      incident_date: '2026-03-12',
      location: 'Bureau',
      description: 'Il m’a insultée. Depuis je dors mal. J’ai écrit aux RH.',
    });
    await added(incident);
    await added(incident, { part: 'witness' });
    await exhibited(incident);
    expect((await made(incident)).questions).toEqual([]);
  });

  it('is asked by the fields alone where no thread can read the description', async () => {
    const broken = await startTestServer({
      overrides: {
        interviews: {
          read: () => Promise.reject(new WorkerError('timed_out')),
          close: () => Promise.resolve(),
        },
      },
    });
    try {
      const person = await signUpInProcess(broken, 'Paul');
      const incident = await newIncident({ description: 'Hier, mon chef a crié.', type: 'bullying' }, person);
      const without = await made(incident, person);
      expect(without.is_read).toBe(false);
      expect(asked(without)).toContain('when nowhere');
      expect(without.limitations.map(({ rule }) => rule)).toContain('harassment-labour');
      expect(without.texts.map(({ text }) => text.id)).toContain('l1152-1');
    } finally {
      await broken.stop();
    }
  });
});

describe('what an incident has in common with others', () => {
  it('is the person whom their author linked, the type, and names that look alike as a question', async () => {
    const paul = await signUpInProcess(server, 'Paul');
    const days = ['2026-01-10', '2026-05-02', '2026-05-20', '2026-06-01'];
    const incidents: Incident[] = [];
    for (const incident_date of days)
      incidents.push(await newIncident({ incident_date, type: 'fraud' }, paul));
    const [first, , , last] = incidents as [Incident, Incident, Incident, Incident];
    const marc = await added(first, { full_name: 'Marc Dupont' }, paul);
    await added(last, { full_name: 'M. Dupont', person_key: marc.person_key }, paul);
    const other = await newIncident({ type: 'other' }, paul);
    const namesake = await added(other, { full_name: 'Dupont' }, paul);
    const found = await made(first, paul);
    expect(found.repetitions).toEqual([
      {
        by: { what: 'person', person_id: marc.id, person_key: marc.person_key },
        incident_ids: [first.id, last.id],
        dated: 2,
        trend: 'unclear',
      },
      {
        by: { what: 'type', type: 'fraud' },
        incident_ids: incidents.map(({ id }) => id),
        dated: 4,
        trend: 'more',
      },
    ]);
    expect(found.look_alikes).toEqual([
      { person_id: marc.id, others: [{ incident_id: other.id, person_id: namesake.id }] },
    ]);
    expect(found.names.map(({ full_name }) => full_name).sort()).toEqual(['Dupont', 'Marc Dupont']);
    expect(found.titles.map(({ title }) => title)).toEqual(Array(5).fill('Titre secret'));
  });

  it('is no incident of another person, and no type that nobody stated', async () => {
    const [paul, eve] = [await signUpInProcess(server, 'Paul'), await signUpInProcess(server, 'Eve')];
    await newIncident({ type: 'violence' }, eve);
    await newIncident({ type: 'violence', unstated: ['type'] }, paul);
    const alone = await made(await newIncident({ type: 'violence' }, paul), paul);
    expect(alone.repetitions).toEqual([]);
    expect(alone.incidents).toHaveLength(1);
  });

  it('leaves sensitive incidents and hidden names out, also those that became so later', async () => {
    const paul = await signUpInProcess(server, 'Paul');
    const incident = await newIncident({}, paul);
    const marc = await added(incident, { full_name: 'Marc Dupont' }, paul);
    const sensitive = await newIncident({ is_sensitive: true }, paul);
    await added(sensitive, { full_name: 'Marc Dupont', person_key: marc.person_key }, paul);
    const hidden = await newIncident({ type: 'other' }, paul);
    await added(hidden, { full_name: 'Marc Dupont', is_anonymized: true }, paul);
    const open = await newIncident({ type: 'other' }, paul);
    const namesake = await added(open, { full_name: 'Dupont' }, paul);
    const found = await made(incident, paul);
    expect(found.repetitions).toEqual([]);
    expect(found.look_alikes).toEqual([
      { person_id: marc.id, others: [{ incident_id: open.id, person_id: namesake.id }] },
    ]);
    await paul.call('PATCH', `/api/incidents/${open.id}`, { is_sensitive: true }, { 'if-match': '"1"' });
    const later = analysis.parse(await (await paul.call('GET', `${pathOf(incident)}/${found.id}`)).json());
    expect(later.names.find(({ person_id }) => person_id === namesake.id)?.full_name).toBe('');
    expect(later.titles.find(({ incident_id }) => incident_id === open.id)).toMatchObject({
      title: '',
      is_sensitive: true,
    });
  });
});

describe('limitation periods and texts of law', () => {
  it('are counted from the last dated act of the same person, which is named', async () => {
    const first = await newIncident({ type: 'bullying', incident_date: '2024-02-29' });
    const marc = await added(first, { full_name: 'Zoé Petit' });
    const last = await newIncident({ type: 'harassment', incident_date: '2025-12-31' });
    await added(last, { full_name: 'Zoé Petit', person_key: marc.person_key });
    const undated = await newIncident({ type: 'harassment' });
    await added(undated, { full_name: 'Zoé Petit', person_key: marc.person_key });
    const { limitations } = await made(first);
    expect(
      limitations.map(({ rule, from, end, undated: count }) => [rule, from?.incident_id, end?.day, count]),
    ).toEqual([
      ['harassment-labour', last.id, '2030-12-31', 1],
      ['harassment-criminal', last.id, '2031-12-31', 1],
      ['contract-execution', first.id, '2026-02-28', 0],
      ['contract-termination', undefined, undefined, 0],
    ]);
    expect(limitations[2]?.is_over).toBe(true);
  });

  it('are the rule alone where no day is known, and follow the stated type, the exhibits and the witnesses', async () => {
    const incident = await newIncident({ type: 'discrimination' });
    const witness = await added(incident, { part: 'witness' });
    await exhibited(incident, { type: 'audio' });
    const { limitations, texts } = await made(incident);
    expect(limitations.every(({ end, from }) => end === null && from === null)).toBe(true);
    expect(limitations.map(({ rule }) => rule)).toContain('discrimination-labour');
    const reasons = new Map(texts.map(({ text, because }) => [text.id, because]));
    expect(reasons.get('l1132-1')).toEqual({ what: 'type', type: 'discrimination' });
    expect(reasons.get('plen-20-20648')).toMatchObject({ what: 'exhibit', number: 1 });
    expect(reasons.get('cpc-202')).toEqual({ what: 'person', person_id: witness.id });
    expect(reasons.has('l1152-1')).toBe(false);
    const unstated = await made(await newIncident({ unstated: ['type'] }));
    expect(unstated.texts).toEqual([]);
    expect(unstated.limitations.map(({ rule }) => rule)).toEqual([
      'contract-execution',
      'contract-termination',
    ]);
  });
});

describe('an analysis', () => {
  it('stays as it was made, and says when something has changed since', async () => {
    const incident = await newIncident({ type: 'security' });
    const before = await made(incident);
    expect([before.has_changed, before.have_others_changed]).toEqual([false, false]);
    const edited = await changed(incident, { incident_date: '2026-03-12', description: 'Autre secret' });
    const old = await readAgain(before);
    expect(old).toEqual({ ...before, has_changed: true });
    const after = await made(edited);
    expect(after).toMatchObject({ incident_version: 2, has_changed: false });
    expect((await listed(incident)).map(({ id }) => id)).toEqual([after.id, before.id]);
    await added(incident);
    expect((await readAgain(after)).has_changed).toBe(true);
    await newIncident();
    expect((await readAgain(after)).have_others_changed).toBe(true);
  });

  it('is made once by a request that arrives again, and is found only under its own incident', async () => {
    const [incident, other] = [await newIncident(), await newIncident()];
    const id = uuidv7();
    const answers = await Promise.all([1, 2, 3].map(() => make(incident, id)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await listed(incident)).toHaveLength(1);
    const elsewhere = await make(other, id);
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([409, { code: 'already_used' }]);
    expect((await claire.call('GET', `${pathOf(other)}/${id}`)).status).toBe(404);
    const paul = await signUpInProcess(server, 'Paul');
    for (const answer of [
      await make(incident, uuidv7(), paul),
      await paul.call('GET', pathOf(incident)),
      await paul.call('GET', `${pathOf(incident)}/${id}`),
    ])
      expect(answer.status).toBe(404);
  });

  it('is in the ledger, holds no words of the person, and goes and comes back with the incident', async () => {
    const incident = await newIncident({ location: 'Lieu secret', tags: ['mot secret'] });
    await added(incident);
    const { id } = await made(incident);
    const versions = await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
      readVersions(tx, id),
    );
    expect(versions).toMatchObject([{ entity: 'ai_analysis', action: 'create' }]);
    expect(JSON.stringify(versions)).not.toMatch(/secret/i);
    await claire.call('DELETE', `/api/incidents/${incident.id}`, undefined, { 'if-match': '"1"' });
    expect((await claire.call('GET', `${pathOf(incident)}/${id}`)).status).toBe(404);
    expect((await make(incident)).status).toBe(404);
    expect((await claire.call('POST', `/api/incidents/deleted/${incident.id}/restore`)).status).toBe(200);
    expect(await listed(incident)).toMatchObject([{ id, incident_version: 1 }]);
    expect(await readAgain({ id, incident_id: incident.id })).toMatchObject({ id, has_changed: false });
  });

  it('of a sensitive incident is not shown by the way of another one', async () => {
    const [sensitive, other] = [await newIncident({ is_sensitive: true }), await newIncident()];
    const { id } = await made(sensitive);
    await server.recueil.database.asSystem('test', ({ db }) =>
      db
        .updateTable('auth.sessions')
        .set({ created_at: new Date('2026-01-01'), proven_at: null, proven_until: null })
        .where('user_id', '=', claire.id)
        .execute(),
    );
    for (const answer of [
      await claire.call('GET', `${pathOf(sensitive)}/${id}`),
      await make(sensitive),
      await make(other, id),
    ])
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'proof_required' }]);
    expect((await make(other)).status).toBe(201);
  });

  it('is one of so many at most', async () => {
    const incident = await newIncident({ type: 'identity_theft' });
    const first = await made(incident);
    await server.recueil.database.onBehalfOf(claire.id, 'test', ({ db }) =>
      sql`INSERT INTO ai_analyses (user_id, id, incident_id, incident_version, sealed)
        SELECT user_id, gen_random_uuid(), incident_id, incident_version, sealed
        FROM ai_analyses, generate_series(2, ${ANALYSES_MAX_COUNT}::int) WHERE id = ${first.id}`.execute(db),
    );
    const more = await make(incident);
    expect([more.status, await more.json()]).toMatchObject([409, { code: 'not_ready' }]);
    expect((await make(incident, first.id)).status).toBe(201);
  });
});
