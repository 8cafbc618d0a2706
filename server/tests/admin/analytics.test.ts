/** Figures of real activity, and what they do not tell. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analytics, analytics } from '#contract/administration.ts';
import { createActivityRecorder } from '#server/modules/admin/analytics/activity-recorder.ts';
import { countFigures } from '#server/modules/admin/analytics/count-figures.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { outcomeOf, signUpAdministrator } from './support.ts';

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signUpAdministrator(server);
});
afterAll(() => server.stop());

const NONE = { active_people: null, engagement_rate: null, bounce_rate: null };
const noShift = () => 0;

const read = async (days = 7): Promise<Analytics> =>
  analytics.parse(await (await admin.call('GET', `/api/admin/analytics?days=${days}`)).json());

const stored = () =>
  server.recueil.database.asSystem('test', ({ db }) =>
    db.selectFrom('admin.activity_days').selectAll().orderBy('day').execute(),
  );

const clear = () =>
  server.recueil.database.asSystem('test', async ({ db }) => {
    await db.deleteFrom('admin.activity_days').execute();
    await db.deleteFrom('admin.activity_figures').execute();
  });

/** Notes that these people, by number, were there at noon of a day. */
const were = async (day: string, people: readonly number[]): Promise<void> => {
  const { database, log } = server.recueil;
  const noon = new Date(`${day}T11:00:00Z`);
  const recorder = createActivityRecorder(database, Buffer.from('key'), log, () => noon);
  for (const person of people) recorder.seen(`person ${person}`);
  await recorder.stop();
};
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_each, at) => from + at);

describe('activity', () => {
  it('is one row a day and person, by the day in Paris, and holds no id', async () => {
    await clear();
    const { database, log } = server.recueil;
    let now = new Date('2026-03-10T22:59:00Z');
    const recorder = createActivityRecorder(database, Buffer.from('key'), log, () => now);
    for (let request = 0; request < 3; request += 1) recorder.seen(admin.id);
    await recorder.flush();
    now = new Date('2026-03-10T23:00:00Z');
    recorder.seen(admin.id);
    await recorder.stop();
    await were('2026-03-11', []);
    const rows = await stored();
    expect(rows.map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-11']);
    expect(rows[0]?.person).toEqual(rows[1]?.person);
    expect(rows[0]?.person.toString('hex')).not.toContain(admin.id.replaceAll('-', '').slice(0, 8));
  });

  it('is that of people whose requests were served, written by the server itself', async () => {
    const other = await startTestServer({ overrides: { repeatsWork: true } });
    const person = await signUpInProcess(other);
    expect((await person.call('GET', '/api/profile')).status).toBe(200);
    await fetch(`${other.url}/api/profile`, { headers: { authorization: 'Bearer x' } });
    // What waits is written as the server stops; its database outlives it in a second one.
    const beside = await startTestServer({ beside: other });
    await other.recueil.close();
    const rows = await beside.recueil.database.asSystem('test', ({ db }) =>
      db.selectFrom('admin.activity_days').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
    await beside.stop();
    await other.stop().catch(() => undefined);
  });
});

describe('the figures', () => {
  it('are those of the period that was counted last, against the one before', async () => {
    await clear();
    await were('2026-03-01', numbers(1));
    // The week before: 40 people, half of whom came twice. This week: 20, ten of whom came twice. Nothing of today counts.
    await were('2026-03-02', numbers(40));
    await were('2026-03-05', numbers(20));
    await were('2026-03-10', numbers(20));
    await were('2026-03-15', numbers(10));
    await were('2026-03-16', numbers(90));
    await countFigures(server.recueil.database, '2026-03-09', noShift);
    await countFigures(server.recueil.database, '2026-03-16', noShift);
    const week = await read(7);
    expect(week).toMatchObject({
      until: '2026-03-15',
      now: { active_people: 20, engagement_rate: 100, bounce_rate: 50 },
      before: { active_people: 40, engagement_rate: 100, bounce_rate: 50 },
    });
    expect(week.daily.filter(({ active_people }) => active_people !== null)).toEqual([
      { day: '2026-03-10', active_people: 20 },
      { day: '2026-03-15', active_people: 10 },
    ]);
    const month = await read(30);
    expect([month.daily.length, month.daily[0]]).toEqual([30, { day: '2026-02-14', active_people: null }]);
  });

  it('are none of fewer than ten people, on a day or in a period', async () => {
    await clear();
    await were('2026-03-14', numbers(9));
    await were('2026-03-15', numbers(3, 9));
    await countFigures(server.recueil.database, '2026-03-22', noShift);
    expect(await read(7)).toMatchObject({ until: '2026-03-21', now: NONE, before: NONE });
    // Twelve people in the two days, rounded, with nine and three on each: the month that was begun with them.
    const { now, daily } = await read(30);
    expect(now.active_people).toBe(10);
    expect(daily.every(({ active_people }) => active_people === null)).toBe(true);
  });

  it('give no rate of those who came once, where they or the others are fewer than ten', async () => {
    await clear();
    await were('2026-03-02', numbers(30));
    await were('2026-03-09', numbers(30));
    await were('2026-03-08', numbers(21));
    await countFigures(server.recueil.database, '2026-03-10', noShift);
    expect((await read(7)).now).toEqual({ active_people: 30, engagement_rate: 100, bounce_rate: null });
  });

  it('shift both parts of that rate by a chance of their own', async () => {
    await clear();
    await were('2026-03-01', numbers(40));
    await were('2026-03-07', numbers(23));
    await were('2026-03-08', numbers(40));
    await countFigures(server.recueil.database, '2026-03-08', noShift);
    // Of the day, then of the week.
    const drawn = [0, 0, 5, -5];
    await countFigures(server.recueil.database, '2026-03-09', () => drawn.shift() ?? 0);
    // 17 of 40 came once: 12 of 45 with the chance, which is 10 of 45 rounded.
    expect((await read(7)).now).toMatchObject({ active_people: 45, bounce_rate: 20 });
  });

  it('of a long period are not counted every day, whoever reads them', async () => {
    await clear();
    const drawn: (number | null)[] = [];
    await were('2026-03-01', numbers(40));
    for (let day = 2; day <= 28; day += 1) {
      const before = `2026-03-${`${day}`.padStart(2, '0')}`;
      await countFigures(server.recueil.database, before, () => day);
      drawn.push((await read(365)).now.active_people);
    }
    expect([...new Set(drawn)]).toHaveLength(3);
    const { rows } = await server.recueil.database.asSystem('test', ({ db }) =>
      sql<{ days: number; countings: number }>`
        SELECT days, count(*) AS countings FROM admin.activity_figures GROUP BY days ORDER BY days`.execute(
        db,
      ),
    );
    expect(rows).toEqual([
      { days: 1, countings: 27 },
      { days: 7, countings: 4 },
      { days: 30, countings: 3 },
      { days: 90, countings: 3 },
      { days: 365, countings: 3 },
    ]);
  });

  it('are counted once: asking again, or counting again, gives nothing new', async () => {
    await clear();
    await were('2026-03-15', numbers(30));
    await countFigures(server.recueil.database, '2026-03-16', () => 0);
    const first = await read(7);
    expect(first.now.active_people).toBe(30);
    await were('2026-03-15', numbers(40));
    await countFigures(server.recueil.database, '2026-03-16', () => 7);
    expect(await read(7)).toEqual(first);
  });

  it('of days that nobody counted are made up for', async () => {
    await clear();
    await were('2026-03-12', numbers(15));
    await countFigures(server.recueil.database, '2026-03-11', noShift);
    await countFigures(server.recueil.database, '2026-03-16', noShift);
    const { daily } = await read(7);
    expect(daily.find(({ day }) => day === '2026-03-12')).toEqual({ day: '2026-03-12', active_people: 15 });
  });

  it('need rows of a year and no more', async () => {
    await clear();
    await were('2025-03-14', numbers(2));
    await were('2025-03-16', numbers(2));
    await countFigures(server.recueil.database, '2026-03-16', noShift);
    expect((await stored()).map(({ day }) => day)).toEqual(['2025-03-16', '2025-03-16']);
  });

  it('are empty before any day was counted, and of no other period than those offered', async () => {
    await clear();
    expect(await read(365)).toEqual({ until: null, now: NONE, before: NONE, daily: [] });
    for (const days of ['8', 'x', '']) {
      const answer = admin.call('GET', `/api/admin/analytics?days=${days}`);
      expect([days, ...(await outcomeOf(answer))]).toEqual([days, 400, 'invalid_input']);
    }
  });
});
