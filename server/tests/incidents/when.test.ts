/** When it happened and where else, from the request to the row, its history and the lists. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Incident, type IncidentInput, incidentHistory } from '#contract/incidents.ts';
import type { TimelinePage } from '#contract/timeline.ts';
import { incidentBody } from '../support/belongings.ts';
import { ifMatch, signUpInProcess, type TestPerson } from '../support/people.ts';
import { search } from '../support/search.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUpInProcess(server, 'Claire');
});
afterAll(() => server.stop());

const send = (changes: Partial<IncidentInput>) =>
  claire.call('POST', '/api/incidents', { ...incidentBody(uuidv7()), ...changes });
const made = async (changes: Partial<IncidentInput>): Promise<Incident> => {
  const answer = await send(changes);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Incident;
};
const edit = ({ id, version }: Incident, patch: object) =>
  claire.call('PATCH', `/api/incidents/${id}`, patch, ifMatch(version));
const edited = async (incident: Incident, patch: object): Promise<Incident> =>
  (await (await edit(incident, patch)).json()) as Incident;

const PERIOD = {
  incident_date: '2026-03-03',
  incident_time: '09:00',
  incident_until: '2026-03-14',
  date_certainty: 'period',
} as const;

describe('when an incident happened', () => {
  it('is kept with how sure it is, in every place that shows the day', async () => {
    const stored = await made({ title: 'Un mois de mars', ...PERIOD });
    expect(stored).toMatchObject(PERIOD);
    const list = (await (await claire.call('GET', '/api/incidents')).json()) as { items: Incident[] };
    const { incident_time: _hour, ...inLists } = PERIOD;
    expect(list.items.find(({ id }) => id === stored.id)).toMatchObject(inLists);
    const timeline = (await (await claire.call('GET', '/api/timeline')).json()) as TimelinePage;
    expect(timeline.items.find(({ id }) => id === stored.id)).toMatchObject({
      happened_on: '2026-03-03',
      data: { incident_until: '2026-03-14', date_certainty: 'period' },
    });
    const history = await claire.call('GET', `/api/incidents/${stored.id}/versions`);
    expect(incidentHistory.parse(await history.json()).versions).toMatchObject([{ record: PERIOD }]);
  });

  it('is found by every day of a period, in the list, the timeline and the search', async () => {
    const someone = await signUpInProcess(server);
    const id = uuidv7();
    await someone.call('POST', '/api/incidents', { ...incidentBody(id), ...PERIOD });
    const listed = async (path: string, days: string) =>
      (
        (await (await someone.call('GET', `${path}?${days}`)).json()) as { items: { id: string }[] }
      ).items.map((item) => item.id);
    for (const [days, found] of [
      ['from=2026-03-10&to=2026-03-11', [id]],
      ['from=2026-03-14', [id]],
      ['to=2026-03-03', [id]],
      ['from=2026-03-15', []],
      ['to=2026-03-02', []],
    ] as const) {
      expect([days, await listed('/api/incidents', days)]).toEqual([days, found]);
      expect([days, await listed('/api/timeline', days)]).toEqual([days, found]);
    }
    const sought = await search(someone, 'secret', { from: '2026-03-10', to: '2026-03-11' });
    expect(sought.map(({ item }) => item.id)).toEqual([id]);
  });

  it('has an hour that is less sure than the day, in every place that shows it', async () => {
    const told = {
      incident_date: '2026-03-12',
      date_certainty: 'exact',
      incident_time: '22:00',
      time_until: '02:00',
      time_certainty: 'period',
    } as const;
    const stored = await made(told);
    expect(stored).toMatchObject(told);
    const timeline = (await (await claire.call('GET', '/api/timeline')).json()) as TimelinePage;
    expect(timeline.items.find(({ id }) => id === stored.id)).toMatchObject({
      happened_at: '22:00',
      data: { date_certainty: 'exact', time_until: '02:00', time_certainty: 'period' },
    });
    const history = await claire.call('GET', `/api/incidents/${stored.id}/versions`);
    expect(incidentHistory.parse(await history.json()).versions).toMatchObject([{ record: told }]);
    const about = await edited(stored, { time_certainty: 'approximate' });
    expect(about).toMatchObject({ incident_time: '22:00', time_until: null, date_certainty: 'exact' });
    const unknown = await edited(about, { time_certainty: 'unknown' });
    expect(unknown).toMatchObject({ incident_date: '2026-03-12', incident_time: null });
    const hidden = await edited(unknown, { incident_time: '23:00', is_sensitive: true });
    expect(hidden).toMatchObject({ incident_time: '23:00', time_certainty: null });
    await edited(hidden, { time_certainty: 'exact' });
    const after = (await (await claire.call('GET', '/api/timeline')).json()) as TimelinePage;
    expect(after.items.find(({ id }) => id === stored.id)).toMatchObject({
      happened_at: null,
      data: { time_certainty: null },
    });
  });

  it('is neither sure nor unsure where nothing is said of that', async () => {
    expect(await made({ incident_date: '2026-03-12' })).toMatchObject({
      incident_until: null,
      date_certainty: null,
      other_places: [],
    });
  });

  it.each([
    ['a last day of no period', { incident_date: '2026-03-12', incident_until: '2026-03-14' }],
    ['a last day before the first one', { ...PERIOD, incident_until: '2026-03-02' }],
    ['a day that is not known', { incident_date: '2026-03-12', date_certainty: 'unknown' }],
    ['no day that is exact', { incident_date: null, date_certainty: 'exact' }],
    [
      'an hour that is not known',
      { incident_date: '2026-03-12', incident_time: '09:00', time_certainty: 'unknown' },
    ],
    ['an end of no hours', { incident_date: '2026-03-12', incident_time: '09:00', time_until: '10:00' }],
    ['no hour that is exact', { incident_date: '2026-03-12', time_certainty: 'exact' }],
    ['an unknown hour of no day', { incident_date: null, time_certainty: 'unknown' }],
    ['a certainty that is none', { incident_date: '2026-03-12', date_certainty: 'vague' }],
  ])('is not %s', async (_what, changes) => {
    const answer = await send(changes as Partial<IncidentInput>);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_input' }]);
  });

  it('changes with what depends on it, and only so', async () => {
    const first = await made(PERIOD);
    const exact = await edited(first, { date_certainty: 'exact' });
    expect(exact).toMatchObject({
      incident_date: '2026-03-03',
      incident_time: '09:00',
      incident_until: null,
    });
    const again = await edited(exact, { incident_until: '2026-03-05' });
    expect(again).toMatchObject({ date_certainty: 'period', incident_until: '2026-03-05' });
    expect((await edit(again, { incident_date: '2026-03-06' })).status).toBe(400);
    const unknown = await edited(again, { date_certainty: 'unknown' });
    expect(unknown).toMatchObject({ incident_date: null, incident_time: null, incident_until: null });
    const known = await edited(unknown, { incident_date: '2026-03-07' });
    expect(known).toMatchObject({ incident_date: '2026-03-07', date_certainty: null, version: 5 });
    // Of something else nothing of it changes.
    expect(await edited(known, { title: 'Autre' })).toMatchObject({ incident_date: '2026-03-07' });
  });
});

describe('other places of an incident', () => {
  const PLACES = [
    { place: 'motdelaccueil', what: 'où je l’ai raconté' },
    { place: 'Le parking', what: '' },
  ];

  it('stand apart from the one where it happened, are found, and are taken away', async () => {
    const stored = await made({ location: 'Salle 3', other_places: PLACES });
    expect(stored).toMatchObject({ location: 'Salle 3', other_places: PLACES });
    const found = await search(claire, 'motdelaccueil');
    expect(found.map(({ item }) => item.id)).toEqual([stored.id]);
    expect(await edited(stored, { other_places: PLACES.slice(1) })).toMatchObject({
      location: 'Salle 3',
      other_places: PLACES.slice(1),
    });
  });

  it.each([
    ['a place of 300 characters, 20 times', Array(20).fill({ place: 'é'.repeat(300), what: '' }), 201],
    ['one character more', [{ place: 'é'.repeat(301), what: '' }], 400],
    ['one place more', Array(21).fill({ place: 'Quai', what: '' }), 400],
    ['201 characters on what it was', [{ place: 'Quai', what: 'é'.repeat(201) }], 400],
    ['no place', [{ place: ' ', what: 'où je l’ai dit' }], 400],
  ])('hold %s as they should', async (_what, other_places, status) => {
    expect((await send({ other_places })).status).toBe(status);
  });
});
