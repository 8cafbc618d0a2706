/** The list of incidents: its orders and filters, page by page. */
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRIORITIES } from '#contract/common/kinds.ts';
import {
  INCIDENT_ORDERS,
  INCIDENT_STATUSES,
  type IncidentOrder,
  type IncidentSummary,
  incidentPage,
} from '#contract/incidents.ts';
import { incidentBody, personBody } from '../support/belongings.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  person = await signUpInProcess(server);
});
afterAll(() => server.stop());

const listed = async (
  whose: TestPerson,
  query: Record<string, string>,
  between: (page: number) => Promise<unknown> = async () => undefined,
): Promise<IncidentSummary[]> => {
  const items: IncidentSummary[] = [];
  let cursor: string | null = null;
  for (let page = 0; page === 0 || cursor !== null; page += 1) {
    expect(page).toBeLessThan(50);
    const search = new URLSearchParams({ ...query, ...(cursor !== null && { cursor }) });
    const answer = await whose.call('GET', `/api/incidents?${search}`);
    expect(answer.status).toBe(200);
    const read = incidentPage.parse(await answer.json());
    items.push(...read.items);
    cursor = read.nextCursor;
    await between(page);
  }
  return items;
};

const create = async (whose: TestPerson, changes: object): Promise<string> => {
  const id = uuidv7();
  const answer = await whose.call('POST', '/api/incidents', { ...incidentBody(id), ...changes });
  expect(answer.status).toBe(201);
  return id;
};

it('a row has the first words of the description, in one line', async () => {
  const whose = await signUpInProcess(server);
  const short = await create(whose, { description: 'Il a crié.\n\nPuis il est parti.' });
  const long = await create(whose, { description: `${'Il a encore crié. '.repeat(40)}` });
  const spaced = await create(whose, { description: `Avant${' '.repeat(500)}après` });
  const excerpts = new Map((await listed(whose, {})).map(({ id, excerpt }) => [id, excerpt]));
  expect(excerpts.get(short)).toBe('Il a crié. Puis il est parti.');
  expect(excerpts.get(long)).toMatch(/^Il a encore crié\. .{100,}…$/);
  expect(excerpts.get(long)?.length).toBe(121);
  expect(excerpts.get(spaced)).toBe('Avant…');
});

describe('the pages of each order', () => {
  interface Row {
    day: number | null;
    priority: (typeof PRIORITIES)[number];
    /** Few moments, so that several incidents were recorded at the same one. */
    recorded: number;
  }
  type Placed = Row & { id: string };
  const rows = fc.record({
    day: fc.option(fc.integer({ min: 1, max: 3 })),
    priority: fc.constantFrom(...PRIORITIES),
    recorded: fc.integer({ min: 1, max: 3 }),
  });
  /** Of the pages only the order counts, so nothing in these rows opens. */
  const insert = async (made: readonly Row[]): Promise<Placed[]> => {
    const placed = made.map((row) => ({ ...row, id: uuidv7() }));
    if (placed.length === 0) return [];
    await server.recueil.database.onBehalfOf(person.id, 'test', ({ db }) =>
      db
        .insertInto('incidents')
        .values(
          placed.map(({ id, day, priority, recorded }) => ({
            user_id: person.id,
            id,
            type: 'harassment',
            priority,
            status: 'open',
            reference_number: id,
            incident_date: day === null ? null : `2026-02-0${day}`,
            created_at: `2026-03-0${recorded}T11:00:00Z`,
            sealed: Buffer.of(0),
          })),
        )
        .execute(),
    );
    return placed;
  };
  const remove = (id?: string) =>
    server.recueil.database.onBehalfOf(person.id, 'test', ({ db }) =>
      db
        .deleteFrom('incidents')
        .where('user_id', '=', person.id)
        .$if(id !== undefined, (one) => one.where('id', '=', id ?? ''))
        .execute(),
    );
  const leadOf = (order: IncidentOrder, { day, priority }: Row): number =>
    order === 'date' ? (day ?? 0) : order === 'priority' ? PRIORITIES.indexOf(priority) : 0;
  const compared = (order: IncidentOrder) => (one: Placed, other: Placed) =>
    leadOf(order, other) - leadOf(order, one) ||
    other.recorded - one.recorded ||
    (one.id < other.id ? 1 : -1);

  it('hold what stayed exactly once, in order, however incidents come and go between them', async () => {
    const property = fc.asyncProperty(
      fc.array(rows, { maxLength: 20 }),
      fc.array(fc.oneof(rows, fc.nat(20)), { maxLength: 10 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(...INCIDENT_ORDERS),
      async (before, changes, limit, order) => {
        await remove();
        const staying = new Map((await insert(before)).map((row) => [row.id, row]));
        const seen = await listed(person, { order, limit: String(limit) }, async (page) => {
          const change = changes[page];
          if (change === undefined) return;
          if (typeof change !== 'number') return await insert([change]);
          const gone = [...staying.keys()][change];
          if (gone === undefined) return;
          staying.delete(gone);
          await remove(gone);
        });
        const ids = seen.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const expected = [...staying.values()].sort(compared(order)).map(({ id }) => id);
        expect(ids.filter((id) => staying.has(id))).toEqual(expected);
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  it('belong to their own order: the cursor of another one, and nonsense, are refused', async () => {
    await remove();
    await insert([1, 2, 3].map((recorded) => ({ day: 1, priority: 'low', recorded })));
    const cursors: Record<string, string> = {};
    for (const order of INCIDENT_ORDERS) {
      const answer = await person.call('GET', `/api/incidents?order=${order}&limit=1`);
      cursors[order] = incidentPage.parse(await answer.json()).nextCursor ?? '';
    }
    for (const [from, cursor] of Object.entries(cursors)) {
      for (const order of INCIDENT_ORDERS) {
        const answer = await person.call('GET', `/api/incidents?order=${order}&cursor=${cursor}`);
        expect([from, order, answer.status]).toEqual([from, order, from === order ? 200 : 400]);
      }
    }
    expect((await person.call('GET', '/api/incidents?order=title')).status).toBe(400);
  });
});

describe('the filters', () => {
  it('narrow the list by each clear column, by the period and by a person, and by all of them together', async () => {
    const someone = await signUpInProcess(server);
    const key = uuidv7();
    const march = await create(someone, {
      incident_date: '2026-03-12',
      priority: 'critical',
      type: 'bullying',
    });
    const april = await create(someone, { incident_date: '2026-04-02', priority: 'low' });
    const undated = await create(someone, {});
    for (const id of [march, undated]) {
      const who = { ...personBody(uuidv7()), person_key: key };
      await someone.call('POST', `/api/incidents/${id}/persons`, who);
    }
    await someone.call('PATCH', `/api/incidents/${april}`, { status: 'resolved' }, { 'if-match': '"1"' });
    const ids = async (query: Record<string, string>) => (await listed(someone, query)).map(({ id }) => id);
    expect(await ids({})).toEqual([undated, april, march]);
    expect(await ids({ priority: 'critical' })).toEqual([march]);
    expect(await ids({ incident_type: 'bullying' })).toEqual([march]);
    expect(await ids({ status: 'resolved' })).toEqual([april]);
    expect(await ids({ person: key })).toEqual([undated, march]);
    expect(await ids({ person: uuidv7() })).toEqual([]);
    expect(await ids({ from: '2026-03-12', to: '2026-04-01' })).toEqual([march]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await ids({ from: today }), 'what has no day stands at that of its recording').toEqual([undated]);
    expect(await ids({ order: 'date' })).toEqual([april, march, undated]);
    expect(await ids({ order: 'priority', limit: '1' })).toEqual([march, undated, april]);
    expect(await ids({ person: key, priority: 'critical', status: 'open', to: '2026-03-31' })).toEqual([
      march,
    ]);
    const counters = await (await someone.call('GET', '/api/incidents/counters?status=resolved')).json();
    expect(counters, 'they count everything').toEqual({ total: 3, running: 2, resolved: 1, critical: 1 });
  });

  it('give an incident under its own status and no other', async () => {
    const someone = await signUpInProcess(server);
    const id = await create(someone, {});
    const found = await Promise.all(
      INCIDENT_STATUSES.map(async (status) => (await listed(someone, { status })).length),
    );
    expect(found).toEqual(INCIDENT_STATUSES.map((status) => (status === 'open' ? 1 : 0)));
    const others = await signUpInProcess(server);
    expect(await listed(others, { status: 'open' })).toEqual([]);
    expect((await listed(someone, { status: 'open' }))[0]?.id).toBe(id);
  });
});
