/** The pages of the timeline while things come and go between them: nothing twice, and nothing missing that stayed. */
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TimelineKind } from '#contract/common/kinds.ts';
import { type TimelineItem, timelinePage } from '#contract/timeline.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  person = await signUpInProcess(server);
});
afterAll(() => server.stop());

interface Thing {
  kind: TimelineKind;
  /** Few days, so that several things of several kinds stand at the same moment. */
  day: number;
}
interface Placed extends Thing {
  id: string;
}
type Change = { insert: Thing } | { remove: number };

/** More than there are things. */
const MOST_PAGES = 50;

const TABLES = { journal: 'journal_entries', incident: 'incidents', conversation: 'conversations' } as const;
/** Of the pages only the order counts, so nothing in these rows opens. */
const UNOPENED = Buffer.of(0);

const write = <Result>(
  work: Parameters<typeof server.recueil.database.onBehalfOf<Result>>[2],
): Promise<Result> => server.recueil.database.onBehalfOf(person.id, 'test', work);

const insert = async (things: readonly Thing[]): Promise<Placed[]> => {
  const placed = things.map((thing) => ({ ...thing, id: uuidv7() }));
  await write(async ({ db }) => {
    for (const { kind, day, id } of placed) {
      const date = `2026-02-0${day}`;
      const row = { user_id: person.id, id, sealed: UNOPENED };
      if (kind === 'journal') {
        await db
          .insertInto('journal_entries')
          .values({ ...row, entry_type: 'note', happened_on: date })
          .execute();
      } else if (kind === 'incident') {
        const columns = { type: 'harassment', priority: 'low', status: 'open', reference_number: id };
        await db
          .insertInto('incidents')
          .values({ ...row, ...columns, incident_date: date })
          .execute();
      } else {
        // Noon in Paris, where a day without an hour stands.
        const created_at = `${date}T11:00:00Z`;
        await db
          .insertInto('conversations')
          .values({ ...row, model_used: 'guide', created_at })
          .execute();
      }
    }
  });
  return placed;
};

const remove = async ({ kind, id }: Placed): Promise<void> => {
  await write(({ db }) => db.deleteFrom(TABLES[kind]).where('id', '=', id).execute());
};

const readPages = async (
  query: Record<string, string>,
  between: (page: number) => Promise<unknown>,
): Promise<TimelineItem[]> => {
  const items: TimelineItem[] = [];
  let cursor: string | null = null;
  for (let page = 0; page === 0 || cursor !== null; page += 1) {
    expect(page).toBeLessThan(MOST_PAGES);
    const search = new URLSearchParams({ ...query, ...(cursor !== null && { cursor }) });
    const answer = timelinePage.parse(await (await person.call('GET', `/api/timeline?${search}`)).json());
    items.push(...answer.items);
    cursor = answer.nextCursor;
    await between(page);
  }
  return items;
};

const things = fc.record({
  kind: fc.constantFrom<TimelineKind>('journal', 'incident', 'conversation'),
  day: fc.integer({ min: 1, max: 4 }),
});
const changes: fc.Arbitrary<Change> = fc.oneof(
  things.map((thing) => ({ insert: thing })),
  fc.nat(40).map((place) => ({ remove: place })),
);

it('holds what stayed exactly once, in order, however things come and go between its pages', async () => {
  const property = fc.asyncProperty(
    fc.array(things, { maxLength: 20 }),
    fc.array(changes, { maxLength: 15 }),
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom('older', 'newer'),
    async (before, between, limit, towards) => {
      for (const table of Object.values(TABLES)) {
        await write(({ db }) => db.deleteFrom(table).where('user_id', '=', person.id).execute());
      }
      const staying = new Map((await insert(before)).map((thing) => [thing.id, thing]));
      const seen = await readPages({ limit: String(limit), towards }, async (page) => {
        const change = between[page];
        if (change === undefined) return;
        if ('insert' in change) return await insert([change.insert]);
        const one = [...staying.values()][change.remove];
        if (one === undefined) return;
        staying.delete(one.id);
        await remove(one);
      });
      const ids = seen.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining([...staying.keys()]));
      const places = seen.map(({ date, id }) => `${date} ${id}`);
      const sorted = places.toSorted();
      expect(places).toEqual(towards === 'older' ? sorted.reverse() : sorted);
    },
  );
  await fc.assert(property, { numRuns: 25 });
});
