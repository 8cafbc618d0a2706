/** One pg-boss for all kinds of jobs, on a real database. */
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { connectDatabase, type Database } from '#server/platform/database/database.ts';
import { createJobs, type Jobs } from '#server/platform/jobs/jobs.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { cloneDatabase, type TestDatabase } from '../support/test-cluster.ts';

/** Jobs are looked for every two seconds. */
const PATIENCE = { timeout: 20_000, interval: 50 };
const log = pino({ level: 'silent' });
let clone: TestDatabase;
let database: Database;
let jobs: Jobs;

beforeEach(async () => {
  clone = await cloneDatabase(inject('cluster'));
  const vault = createVault(randomBytes(32).toString('base64'));
  database = connectDatabase({ connection: { connectionString: clone.url }, vault });
  jobs = createJobs(database.pool, log);
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
  await clone.drop();
});

const kindOf = (
  name: string,
  work: (ids: Record<'id', string>) => Promise<void> = async () => undefined,
) => ({
  name,
  retries: 1,
  retrySeconds: 1,
  work,
});

it('each kind does its own jobs, all by one pg-boss', async () => {
  const done: string[] = [];
  const kinds = ['letters', 'pictures'].map((name) =>
    jobs.register(kindOf(name, async ({ id }) => void done.push(`${name} ${id}`))),
  );
  await Promise.all(kinds.map((add, index) => add({ id: `${index}` })));
  await expect.poll(() => done.toSorted(), PATIENCE).toEqual(['letters 0', 'pictures 1']);
  const { rows } = await database.pool.query('SELECT name FROM pgboss.queue ORDER BY name');
  expect(rows).toEqual([{ name: 'letters' }, { name: 'pictures' }]);
});

it('nothing is started where no kind is registered', async () => {
  const query = vi.spyOn(database.pool, 'query');
  await jobs.stop();
  expect(query).not.toHaveBeenCalled();
});

it('a start that failed is tried again by itself', async () => {
  const done: string[] = [];
  const query = vi.spyOn(database.pool, 'query').mockImplementation(() => Promise.reject(new Error('away')));
  const add = jobs.register(kindOf('letters', async ({ id }) => void done.push(id)));
  await expect(add({ id: 'lost' })).rejects.toThrow('away');
  query.mockRestore();
  await expect
    .poll(
      async () => (await database.pool.query(`SELECT to_regclass('pgboss.queue') AS found`)).rows,
      PATIENCE,
    )
    .toEqual([{ found: 'pgboss.queue' }]);
  await add({ id: 'kept' });
  await expect.poll(() => done, PATIENCE).toEqual(['kept']);
});

it('after the stop no job is added', async () => {
  const add = jobs.register(kindOf('letters'));
  await add({ id: 'a' });
  await jobs.stop();
  await expect(add({ id: 'b' })).rejects.toThrow();
});
