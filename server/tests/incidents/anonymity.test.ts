/** Names that become pseudonyms in an incident, and back. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type Anonymization,
  anonymization,
  type UndoneAnonymization,
  undoneAnonymization,
} from '#contract/anonymity.ts';
import { type Incident, incident, incidentHistory } from '#contract/incidents.ts';
import { personHistory } from '#contract/persons.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { entryBody, exhibitBody } from '../support/belongings.ts';
import { incidentsOf } from '../support/incidents.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
});
afterAll(() => server.stop());

const { kept, newIncident, addPerson, read } = incidentsOf(() => claire);
const preview = async (id: string): Promise<Anonymization> =>
  anonymization.parse(await (await claire.call('GET', `/api/incidents/${id}/anonymization`)).json());
const anonymize = (id: string, version: number, body: object = {}) =>
  claire.call('POST', `/api/incidents/${id}/anonymize`, body, ifMatch(version));
const undo = async (id: string): Promise<UndoneAnonymization> => {
  const { version } = await read(id);
  const answer = await claire.call(
    'POST',
    `/api/incidents/${id}/anonymize/undo`,
    undefined,
    ifMatch(version),
  );
  return undoneAnonymization.parse(await answer.json());
};
const change = async (path: string, version: number, body: object) =>
  expect((await claire.call('PATCH', path, body, ifMatch(version))).status).toBe(200);

/** An incident that names Aline Morel and Marc Petit in each of its texts. */
const toldIncident = async (): Promise<Incident> => {
  const entry = uuidv7();
  await kept('/api/journal', { ...entryBody(entry), title: 'Avec Aline', content: 'Aline Morel a crié.' });
  const { id } = await newIncident({
    title: 'Aline Morel crie',
    description: 'Mme Morel a crié.\nM. Petit a tout vu, il y a une petite table.',
    location: 'Bureau d’Aline',
    tags: ['Aline', 'Morel', 'réunion'],
    journal_entry_id: entry,
  });
  await addPerson({ id }, 'Aline Morel', { role: 'cheffe de Marc', notes: 'Aline crie souvent.' });
  await addPerson({ id }, 'Marc Petit', { notes: 'Il parle à Aline.' });
  await addPerson({ id }, 'la responsable RH');
  await kept(`/api/incidents/${id}/evidence`, {
    ...exhibitBody(uuidv7()),
    title: 'Mail d’Aline',
    description: 'A. Morel écrit à Marc.',
    source: 'Boîte de Marc Petit',
  });
  return await read(id);
};

describe('the preview', () => {
  it('shows each place with its passage, by person, and changes nothing', async () => {
    const told = await toldIncident();
    const shown = await preview(told.id);
    expect(shown).toMatchObject({
      version: told.version,
      persons: [
        { pseudonym: 'Personne A', names: ['Aline Morel'] },
        { pseudonym: 'Personne B', names: ['Marc Petit'] },
      ],
      without_name: ['la responsable RH'],
    });
    expect(shown.places).toContainEqual(
      expect.objectContaining({
        holder: 'incident',
        field: 'description',
        before: '',
        words: 'Mme Morel',
        becomes: 'Personne A',
        sureness: 'certain',
      }),
    );
    expect(shown.places.filter(({ field }) => field === 'from_entry')).toHaveLength(2);
    expect(await read(told.id)).toEqual(told);
  });
});

describe('an anonymized incident', () => {
  it('names nobody in any of its texts, and keeps the names in its sealed history', async () => {
    const told = await toldIncident();
    const answer = await anonymize(told.id, told.version);
    expect(answer.status).toBe(200);
    const now = incident.parse(await answer.json());
    expect(JSON.stringify(now)).not.toMatch(/aline|morel|marc|M\. Petit/i);
    expect(now).toMatchObject({
      title: 'Personne A crie',
      description: 'Personne A a crié.\nPersonne B a tout vu, il y a une petite table.',
      location: 'Bureau de Personne A',
      tags: ['Personne A', 'réunion'],
      is_anonymized: true,
      version: 2,
      from_entry: { title: 'Avec Personne A', content: 'Personne A a crié.' },
      persons: [
        { full_name: 'Personne A', is_anonymized: true, role: 'cheffe de Personne B' },
        { full_name: 'Personne B', is_anonymized: true, notes: 'Il parle à Personne A.' },
        { full_name: 'la responsable RH', is_anonymized: false, version: 1 },
      ],
      evidence: [{ title: 'Mail de Personne A', source: 'Boîte de Personne B', version: 2 }],
    });
    const versions = incidentHistory.parse(
      await (await claire.call('GET', `/api/incidents/${told.id}/versions`)).json(),
    ).versions;
    expect(versions).toMatchObject([
      { record: { title: 'Aline Morel crie' } },
      { record: { title: 'Personne A crie' } },
    ]);
    for (const { id } of [now, ...now.persons.slice(0, 2), ...now.evidence]) {
      const ledger = await server.recueil.database.onBehalfOf(claire.id, 'test', (tx) =>
        readVersions(tx, id),
      );
      expect(ledger.at(-1)).toMatchObject({ action: 'update', content: { version: 2 } });
    }
  });

  it('has one pseudonym for one person, by the order in which they were recorded', async () => {
    const { id, version } = await newIncident({ description: 'Zoé, puis Aline, puis Mme Morel.' });
    const aline = await addPerson({ id }, 'Aline');
    await addPerson({ id }, 'Zoé Lenoir');
    await addPerson({ id }, 'Mme Morel', { person_key: aline.person_key });
    await claire.call('PUT', `/api/incidents/${id}/persons/order`, { person_ids: [] });
    await anonymize(id, version);
    const now = await read(id);
    expect(now.description).toBe('Personne B, puis Personne A, puis Personne A.');
    expect(now.persons.map(({ full_name }) => full_name)).toEqual(['Personne A', 'Personne B', 'Personne A']);
  });

  it('leaves the places that were left, and takes the unlikely ones that were taken', async () => {
    const { id, version } = await newIncident({ description: 'Rose a crié. Hier la rose rose aussi.' });
    await addPerson({ id }, 'Rose');
    const { places, plan } = await preview(id);
    const inText = places.filter(({ field }) => field === 'description');
    expect(inText.map(({ sureness }) => sureness)).toEqual(['doubtful', 'unlikely', 'unlikely']);
    const [first, , last] = inText.map(({ key }) => key);
    expect((await anonymize(id, version, { plan, left: [first], taken: [last] })).status).toBe(200);
    expect((await read(id)).description).toBe('Rose a crié. Hier la rose Personne A aussi.');
  });

  it('is made of what was previewed, or not at all', async () => {
    const { id, version } = await newIncident({ description: 'Aline a crié.' });
    const aline = await addPerson({ id }, 'Aline');
    const { plan } = await preview(id);
    await change(`/api/incidents/${id}/persons/${aline.id}`, 1, { notes: 'Aline, encore' });
    const answer = await anonymize(id, version, { plan });
    expect([answer.status, await answer.json()]).toMatchObject([
      412,
      { code: 'stale_version', current: { description: 'Aline a crié.' } },
    ]);
    expect((await read(id)).is_anonymized).toBe(false);
  });

  it('can be anonymized again: new texts and new persons, with the pseudonyms of before', async () => {
    const { id, version } = await newIncident({ description: 'Aline a crié.' });
    await addPerson({ id }, 'Aline');
    await anonymize(id, version);
    await change(`/api/incidents/${id}`, 2, { description: 'Aline a crié, devant Zoé.' });
    await addPerson({ id }, 'Zoé');
    expect((await anonymize(id, 3)).status).toBe(200);
    const now = await read(id);
    expect(now.description).toBe('Personne A a crié, devant Personne B.');
    expect((await undo(id)).incident).toMatchObject({
      description: 'Aline a crié, devant Zoé.',
      is_anonymized: false,
      persons: [{ full_name: 'Aline', is_anonymized: false }, { full_name: 'Zoé' }],
    });
  });

  it('is put back, all but the texts that were changed since', async () => {
    const told = await toldIncident();
    await anonymize(told.id, told.version);
    const [aline] = (await read(told.id)).persons;
    await change(`/api/incidents/${told.id}`, 2, { title: 'Personne A crie fort' });
    await change(`/api/incidents/${told.id}/persons/${aline?.id}`, 2, { notes: 'Rien.' });
    const { incident: now, kept: keptTexts } = await undo(told.id);
    expect(keptTexts).toEqual(
      expect.arrayContaining([
        { reason: 'changed', holder: 'incident', holder_id: told.id, field: 'title' },
        { reason: 'changed', holder: 'person', holder_id: aline?.id, field: 'notes' },
      ]),
    );
    expect(keptTexts).toHaveLength(2);
    const { description, location, tags, from_entry } = told;
    expect(now).toMatchObject({
      title: 'Personne A crie fort',
      description,
      location,
      tags,
      from_entry,
      is_anonymized: false,
      persons: [
        { full_name: 'Aline Morel', notes: 'Rien.', is_anonymized: false },
        { full_name: 'Marc Petit' },
        {},
      ],
      evidence: [{ title: 'Mail d’Aline' }],
    });
    // Once more puts nothing back.
    expect((await undo(told.id)).incident).toEqual(now);
    const versions = personHistory.parse(
      await (await claire.call('GET', `/api/incidents/${told.id}/persons/${aline?.id}/versions`)).json(),
    ).versions;
    expect(versions).toHaveLength(4);
  });
});

it('what does not open from before is told, and all else is put back', async () => {
  const told = await toldIncident();
  await anonymize(told.id, told.version);
  const [aline] = (await read(told.id)).persons;
  await asSuperuser(
    inject('cluster'),
    async (client) => {
      await client.query(`SET session_replication_role = 'replica'`);
      await client.query(
        `UPDATE ledger_entries SET sealed = set_byte(sealed, 9, get_byte(sealed, 9) # 1)
         WHERE user_id = $1 AND sequence = (SELECT min(sequence) FROM ledger_entries WHERE entity_id = $2)`,
        [claire.id, aline?.id],
      );
    },
    new URL(server.databaseUrl).pathname.slice(1),
  );
  const { incident: now, kept: left } = await undo(told.id);
  expect(left).toEqual([{ reason: 'damaged', holder: 'person', holder_id: aline?.id }]);
  const { title, description } = told;
  expect(now).toMatchObject({
    title,
    description,
    persons: [{ full_name: 'Personne A' }, { full_name: 'Marc Petit' }, {}],
  });
});

describe('an anonymized incident that goes, or is copied', () => {
  it('can be put back also after it was deleted and taken back', async () => {
    const told = await toldIncident();
    await anonymize(told.id, told.version);
    expect((await claire.call('DELETE', `/api/incidents/${told.id}`, undefined, ifMatch(2))).status).toBe(
      204,
    );
    expect((await claire.call('POST', `/api/incidents/deleted/${told.id}/restore`)).status).toBe(200);
    expect((await preview(told.id)).can_undo).toBe(true);
    const { title, description, location } = told;
    expect((await undo(told.id)).incident).toMatchObject({
      title,
      description,
      location,
      is_anonymized: false,
    });
    expect((await preview(told.id)).can_undo).toBe(false);
  });

  it('puts no names back in an exhibit that went to another incident, until it is here again', async () => {
    const [told, other] = [await toldIncident(), await newIncident()];
    await anonymize(told.id, told.version);
    const exhibitId = (await read(told.id)).evidence[0]?.id;
    const move = (from: string, incident_id: string, version: number) =>
      claire.call(
        'POST',
        `/api/incidents/${from}/evidence/${exhibitId}/move`,
        { incident_id },
        ifMatch(version),
      );
    expect((await move(told.id, other.id, 2)).status).toBe(200);
    const { incident: now, kept: keptTexts } = await undo(told.id);
    expect(now).toMatchObject({ description: told.description, is_anonymized: false, evidence: [] });
    expect(keptTexts).toEqual([]);
    expect((await read(other.id)).evidence).toMatchObject([{ title: 'Mail de Personne A', version: 3 }]);
    expect((await preview(told.id)).can_undo).toBe(false);
    expect((await move(other.id, told.id, 3)).status).toBe(200);
    expect((await preview(told.id)).can_undo).toBe(true);
    expect((await undo(told.id)).incident.evidence).toMatchObject([{ title: 'Mail d’Aline', version: 5 }]);
    expect((await preview(told.id)).can_undo).toBe(false);
  });

  it('has no names to be put back in its copy', async () => {
    const told = await toldIncident();
    await anonymize(told.id, told.version);
    const path = `/api/incidents/${told.id}/duplicate`;
    const copy = await kept<Incident>(path, { id: uuidv7(), title: 'Personne A crie (copie)' });
    expect(copy).toMatchObject({ is_anonymized: true, persons: [{ full_name: 'Personne A' }, {}, {}] });
    expect((await preview(copy.id)).can_undo).toBe(false);
    expect((await undo(copy.id)).incident).toEqual(copy);
  });
});

describe('POST /rest/v1/rpc/anonymize_incident', () => {
  const call = (incident_uuid: unknown, by = claire) =>
    by.call('POST', '/rest/v1/rpc/anonymize_incident', { incident_uuid });

  it('does the same without a preview, and again without a change', async () => {
    const told = await toldIncident();
    const answer = await call(told.id);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const now = await read(told.id);
    expect(now).toMatchObject({ title: 'Personne A crie', is_anonymized: true });
    expect((await call(told.id)).status).toBe(204);
    expect(await read(told.id)).toEqual(now);
  });

  it('answers a foreign incident like a missing one, with what a client of PostgREST reads', async () => {
    const told = await toldIncident();
    const paul = await signUpInProcess(server, 'Paul');
    for (const id of [told.id, uuidv7()]) {
      const answer = await call(id, paul);
      expect([answer.status, await answer.json()]).toMatchObject([
        404,
        {
          code: 'not_found',
          message: "Erreur lors de l'anonymisation de l'incident",
          details: null,
          hint: null,
        },
      ]);
    }
    expect((await call('x')).status).toBe(400);
    expect((await fetch(`${server.url}/rest/v1/rpc/anonymize_incident`, { method: 'POST' })).status).toBe(
      401,
    );
    expect(await read(told.id)).toEqual(told);
  });
});
