/** Copies of incidents, and two incidents that become one. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SENSITIVE_OPENS_MINUTES } from '#contract/common/limits.ts';
import type { Evidence } from '#contract/evidence.ts';
import { type Incident, incident, restoredIncident } from '#contract/incidents.ts';
import { type MergePreview, mergePreview } from '#contract/merging.ts';
import { readVersions } from '#server/platform/ledger/ledger.ts';
import { entryBody, exhibitBody, incidentBody } from '../support/belongings.ts';
import { incidentsOf } from '../support/incidents.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
});
afterAll(() => server.stop());

const { kept, newIncident, addPerson, read } = incidentsOf(() => claire);
const addExhibit = ({ id }: Incident, title: string) =>
  kept<Evidence>(`/api/incidents/${id}/evidence`, { ...exhibitBody(uuidv7()), title });
const preview = async (own: Incident, other: Incident): Promise<MergePreview> =>
  mergePreview.parse(await (await claire.call('GET', `/api/incidents/${own.id}/merges/${other.id}`)).json());
const merge = (own: Incident, other: Incident, body: object = {}, version = 1) =>
  claire.call('POST', `/api/incidents/${own.id}/merges/${other.id}`, body, ifMatch(version));
const restored = async ({ id }: Incident) =>
  restoredIncident.parse(await (await claire.call('POST', `/api/incidents/deleted/${id}/restore`)).json())
    .merged_exhibits;
const move = async ({ id, incident_id, version }: Evidence, to: Incident) => {
  const path = `/api/incidents/${incident_id}/evidence/${id}/move`;
  const answer = await claire.call('POST', path, { incident_id: to.id }, ifMatch(version));
  expect(answer.status).toBe(200);
};
/** As if the person had signed in so long ago. */
const signedIn = (minutesAgo: number): Promise<unknown> =>
  server.recueil.database.asSystem('test', ({ db }) =>
    db
      .updateTable('auth.sessions')
      .set({ created_at: new Date(Date.now() - minutesAgo * 60_000), proven_at: null, proven_until: null })
      .where('user_id', '=', claire.id)
      .execute(),
  );
const ledgerOf = (id: string) =>
  server.recueil.database.onBehalfOf(claire.id, 'test', (tx) => readVersions(tx, id));

describe('a copy of an incident', () => {
  it('is a draft with the same words and persons, a number of its own, and no exhibit', async () => {
    const entry = uuidv7();
    await kept('/api/journal', entryBody(entry));
    const told = await newIncident({ tags: ['réunion'], location: 'Salle 3', journal_entry_id: entry });
    const marc = await addPerson(told, 'Marc', { part: 'witness', notes: 'Il a ri.' });
    await addExhibit(told, 'Mail');
    const id = uuidv7();
    const path = `/api/incidents/${told.id}/duplicate`;
    const copy = await kept<Incident>(path, { id, title: 'Titre (copie)' });
    const { description, tags, location, from_entry } = told;
    expect(copy).toMatchObject({ id, title: 'Titre (copie)', description, tags, location, from_entry });
    expect(copy).toMatchObject({ status: 'draft', version: 1, evidence: [] });
    expect(copy.reference_number).not.toBe(told.reference_number);
    const { person_key, full_name, notes, part } = marc;
    expect(copy.persons).toMatchObject([{ person_key, full_name, notes, part, also_in: 1 }]);
    expect(await kept(path, { id, title: 'Titre (copie)' })).toEqual(copy);
    const again = await claire.call('POST', path, { id, title: 'Autre' });
    expect([again.status, await again.json()]).toMatchObject([
      409,
      { code: 'already_used', current: { id } },
    ]);
  });
});

describe('two incidents that become one', () => {
  it('are shown before, and nothing is changed by that', async () => {
    const own = await newIncident({ title: 'Un', location: 'Salle 3', tags: ['a'], type: 'harassment' });
    const other = await newIncident({
      title: 'Deux',
      tags: ['a', 'b'],
      type: 'fraud',
      incident_date: '2026-03-12',
    });
    await addExhibit(own, 'Première');
    await addExhibit(other, 'Autre');
    const marc = await addPerson(own, 'Marc');
    await addPerson(other, 'Marc D.', { person_key: marc.person_key });
    await addPerson(other, 'Julie');
    expect(await preview(own, other)).toMatchObject({
      version: 1,
      obstacle: null,
      other: { reference_number: other.reference_number, title: 'Deux' },
      choices: ['type'],
      taken: ['incident_date'],
      description: `Texte secret\n\n[${other.reference_number}] Deux\nTexte secret`,
      tags: ['b'],
      persons: { same: ['Marc'], added: ['Julie'] },
      exhibits: [{ number: 1, title: 'Autre', new_number: 2 }],
    });
    expect((await read(own.id)).version).toBe(1);
  });

  it('have the words, tags, persons and exhibits of both, and the other is deleted', async () => {
    const entry = uuidv7();
    await kept('/api/journal', entryBody(entry));
    const own = await newIncident({ tags: ['a'], type: 'harassment', priority: 'low' });
    const other = await newIncident({
      title: 'Deux',
      tags: ['b'],
      type: 'fraud',
      priority: 'high',
      incident_date: '2026-03-12',
      incident_time: '10:30',
      location: 'Salle 3',
      journal_entry_id: entry,
    });
    const marc = await addPerson(own, 'Marc', { part: null, notes: 'Grand.', role: 'chef' });
    const theirs = { person_key: marc.person_key, part: 'witness', notes: 'Il a ri.' } as const;
    await addPerson(other, 'Marc D.', { ...theirs, role: 'chef' });
    await addPerson(other, 'Julie');
    const first = await addExhibit(own, 'Première');
    const second = await addExhibit(other, 'Autre');
    const answer = await merge(own, other, { plan: (await preview(own, other)).plan, theirs: ['type'] });
    expect(answer.status).toBe(200);
    const now = incident.parse(await answer.json());
    expect(now).toMatchObject({
      id: own.id,
      version: 2,
      type: 'fraud',
      priority: 'low',
      incident_date: '2026-03-12',
      incident_time: '10:30',
      location: 'Salle 3',
      tags: ['a', 'b'],
      from_entry: { entry_id: entry, is_there: true },
      persons: [
        {
          id: marc.id,
          full_name: 'Marc',
          part: 'witness',
          role: 'chef',
          notes: 'Grand.\n\nIl a ri.',
          also_in: 0,
        },
        { full_name: 'Julie' },
      ],
      evidence: [
        { id: first.id, number: 1 },
        { id: second.id, number: 2 },
      ],
    });
    expect((await claire.call('GET', `/api/incidents/${other.id}`)).status).toBe(410);
    const made = await (await claire.call('GET', `/api/journal/${entry}/incidents`)).json();
    expect(made.items).toMatchObject([{ incident_id: own.id, is_origin: true }]);
    const merged = { merged_incident_id: other.id, merged_reference_number: other.reference_number };
    expect((await ledgerOf(own.id)).at(-1)).toMatchObject({ entity: 'incident_merge', content: merged });
    const gone = await ledgerOf(other.id);
    expect(gone.filter(({ entity }) => entity === 'incident').at(-1)).toMatchObject({ action: 'delete' });
  });

  it('are two again when the other is taken back, whose exhibits come back under their numbers', async () => {
    const entry = uuidv7();
    await kept('/api/journal', entryBody(entry));
    const own = await newIncident();
    const other = await newIncident({ title: 'Deux', other_places: [{ place: 'Hall', what: '' }] });
    const julie = await addPerson(other, 'Julie');
    const gone = await addExhibit(other, 'Retirée');
    const exhibit = await kept<Evidence>(`/api/incidents/${other.id}/evidence`, {
      ...exhibitBody(uuidv7()),
      journal_entry_id: entry,
    });
    const before = await addExhibit(other, 'Déplacée avant');
    await move(before, own);
    await claire.call('DELETE', `/api/incidents/${other.id}/evidence/${gone.id}`, undefined, ifMatch(1));
    expect((await merge(own, other)).status).toBe(200);
    expect((await read(own.id)).evidence.map(({ id }) => id)).toEqual([before.id, exhibit.id]);
    expect(await restored(other)).toEqual({ back: 1, away: 0 });
    expect(await read(other.id)).toMatchObject({
      title: 'Deux',
      persons: [{ id: julie.id }],
      evidence: [{ id: exhibit.id, number: 2, version: 3 }],
    });
    expect(await read(own.id)).toMatchObject({
      other_places: [{ place: 'Hall' }],
      persons: [{ full_name: 'Julie', also_in: 1 }],
      evidence: [{ id: before.id, number: 1 }],
    });
    const made = await (await claire.call('GET', `/api/journal/${entry}/incidents`)).json();
    expect(made.items).toMatchObject([{ incident_id: other.id }]);
    const list = await (await claire.call('GET', `/api/incidents/${own.id}/evidence`)).json();
    expect(list.moved).toMatchObject([{ number: 2, incident_id: other.id, new_number: 2 }]);
    // Once more, by a request whose answer was lost.
    expect(await restored(other)).toEqual({ back: 0, away: 0 });
    // And the two can become one again.
    expect((await merge(own, other, {}, 2)).status).toBe(200);
    expect((await read(own.id)).evidence).toMatchObject([{ number: 1 }, { id: exhibit.id, number: 3 }]);
  });

  it('have no exhibit in common after that: what was moved elsewhere or deleted since stays so', async () => {
    const [own, other, third] = [await newIncident(), await newIncident(), await newIncident()];
    const [moved, deleted, stays] = [
      await addExhibit(other, 'Déplacée'),
      await addExhibit(other, 'Supprimée'),
      await addExhibit(other, 'Restée'),
    ];
    await merge(own, other);
    await move({ ...moved, incident_id: own.id, version: 2 }, third);
    await claire.call('DELETE', `/api/incidents/${own.id}/evidence/${deleted.id}`, undefined, ifMatch(2));
    expect(await restored(other)).toEqual({ back: 1, away: 2 });
    expect((await read(other.id)).evidence).toMatchObject([{ id: stays.id, number: 3 }]);
    expect((await read(third.id)).evidence).toMatchObject([{ id: moved.id }]);
    // Where the one that took it in is gone, its exhibits went with that one.
    await merge(own, other, {}, 2);
    await claire.call('DELETE', `/api/incidents/${own.id}`, undefined, ifMatch(3));
    expect(await restored(other)).toEqual({ back: 0, away: 1 });
  });

  it('ask for a proof when the exhibits would leave a sensitive incident', async () => {
    const [own, other] = [await newIncident({ is_sensitive: true }), await newIncident()];
    await addExhibit(other, 'Mail');
    await merge(own, other);
    await signedIn(SENSITIVE_OPENS_MINUTES + 1);
    expect((await claire.call('POST', `/api/incidents/deleted/${other.id}/restore`)).status).toBe(403);
    await signedIn(0);
    expect(await restored(other)).toEqual({ back: 1, away: 0 });
  });

  it('are found by the address that the other had, by their person alone', async () => {
    const [one, two, three] = [await newIncident(), await newIncident(), await newIncident()];
    await merge(two, one);
    await merge(three, two);
    const { id, reference_number } = three;
    for (const gone of [one, two]) {
      const answer = await claire.call('GET', `/api/incidents/${gone.id}`);
      const told = { code: 'taken_in', current: { id, reference_number } };
      expect([answer.status, await answer.json()]).toMatchObject([410, told]);
    }
    const paul = await signUpInProcess(server, 'Paul');
    expect((await paul.call('GET', `/api/incidents/${one.id}`)).status).toBe(404);
    await restored(two);
    const answer = await claire.call('GET', `/api/incidents/${one.id}`);
    expect(await answer.json()).toMatchObject({ current: { id: two.id } });
    // One that was deleted for itself leads nowhere.
    const { version } = await read(two.id);
    await claire.call('DELETE', `/api/incidents/${two.id}`, undefined, ifMatch(version));
    expect((await claire.call('GET', `/api/incidents/${two.id}`)).status).toBe(404);
    expect((await claire.call('GET', `/api/incidents/${one.id}`)).status).toBe(404);
  });

  it('keep the place that is not the one where it happened, and a period whole', async () => {
    const period = {
      incident_date: '2026-03-03',
      incident_until: '2026-03-14',
      date_certainty: 'period',
    } as const;
    const own = await newIncident({
      location: 'Salle 3',
      incident_date: '2026-03-12',
      incident_time: '10:00',
    });
    const other = await newIncident({ location: 'Hall', ...period });
    expect(await preview(own, other)).toMatchObject({
      choices: ['incident_date', 'location'],
      other_places: ['Hall'],
    });
    await merge(own, other, { theirs: ['incident_date', 'location'] });
    expect(await read(own.id)).toMatchObject({
      ...period,
      incident_time: null,
      location: 'Hall',
      other_places: [{ place: 'Salle 3', what: own.reference_number }],
    });
  });

  it('stay two where one was changed since, is anonymized, is too long, or is the other', async () => {
    const own = await newIncident();
    const other = await newIncident({ description: 'é'.repeat(99_990) });
    const { plan, obstacle } = await preview(own, other);
    expect(obstacle).toBe('description_too_long');
    expect((await merge(own, other)).status).toBe(409);
    await claire.call('PATCH', `/api/incidents/${other.id}`, { description: 'Bref.' }, ifMatch(1));
    expect((await merge(own, other, { plan })).status).toBe(412);
    expect((await merge(own, other, {}, 2)).status).toBe(412);
    await claire.call('POST', `/api/incidents/${other.id}/anonymize`, {}, ifMatch(2));
    expect((await preview(own, other)).obstacle).toBe('anonymized');
    expect((await merge(own, other)).status).toBe(409);
    expect((await merge(own, own)).status).toBe(404);
    const paul = await signUpInProcess(server, 'Paul');
    const foreign = await (await paul.call('POST', '/api/incidents', incidentBody(uuidv7()))).json();
    expect((await merge(own, foreign)).status).toBe(404);
    expect(await read(own.id)).toEqual(own);
    expect((await read(other.id)).version).toBe(3);
  });
});
