/**
 * Kills the server with -9 while it makes a dossier, and while it copies one for a lawyer: the next one takes the work up and ends it once,
 * and nothing of what was begun is left.
 */
import { once } from 'node:events';
import { chmod, mkdtemp, rename, rm, truncate } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { randomKey } from '#server/platform/secrets/local-secrets.ts';
import { checkDossier } from '#verifier/dossier/check-dossier.ts';
import { sourceOfBytes } from '#verifier/dossier/source.ts';
import { leftInStore } from '../files/support/store-state.ts';
import { begun, openAsReader, sharesOf } from '../sharing/support.ts';
import { exhibitBody, keepCompleteIncident } from '../support/belongings.ts';
import { begin, choicesOf, dossiersOf, settled, unpacked } from '../support/dossiers.ts';
import { personAt, signUpAt, type TestPerson } from '../support/people.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { asSuperuser, cloneDatabase, type TestDatabase } from '../support/test-cluster.ts';
import { type ServerInProcess, startServerOn } from '../support/test-server.ts';
import { TINY_PNG, uploaded } from '../support/uploads.ts';

/** A start, and a job that is looked for every two seconds. */
const PATIENCE = { timeout: 60_000, interval: 200 };
/** Three starts and a dossier: seconds, and a minute on a busy machine. */
const BUSY_MS = 300_000;

let dataDir: string;
let database: TestDatabase;
let authority: Server;
/** The one that is killed next. */
let server: ServerProcess;
/** The one that nobody kills. */
let last: ServerInProcess | undefined;
let environment: Record<string, string>;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'recueil-kill-'));
  await chmod(dataDir, 0o755);
  database = await cloneDatabase(inject('cluster'));
  // Each question stays without an answer.
  authority = createServer().listen(0, 'localhost');
  await once(authority, 'listening');
  environment = {
    DATABASE_URL: database.url,
    RECUEIL_DATA_DIR: dataDir,
    RECUEIL_MASTER_KEY: randomKey(),
    RECUEIL_AUTOCONFIRM: 'on',
    RECUEIL_CAPTCHA: 'off',
    TSA_URL: `http://localhost:${(authority.address() as AddressInfo).port}/`,
  };
  server = await startServerProcess(environment);
});
afterEach(async () => {
  await server.stop();
  await last?.stop();
  authority.closeAllConnections();
  authority.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const byHand = (...statements: string[]): Promise<void> =>
  asSuperuser(
    inject('cluster'),
    async (client) => {
      for (const statement of statements) await client.query(statement);
    },
    new URL(database.url).pathname.slice(1),
  );
/** Some hours pass before the next server comes: what was begun is known to be left, and what nothing names is swept. */
const hoursPass = (): Promise<void> =>
  byHand(
    `UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 day', retry_delay = 0 WHERE state = 'active'`,
    `UPDATE pgboss.queue SET monitor_on = monitor_on - interval '1 day', monitor_claim_on = monitor_claim_on - interval '1 day'`,
    `UPDATE stored_objects SET announced_at = announced_at - interval '1 day'`,
  );
/** The environment of the next server, at the same address. */
const again = () => ({ ...environment, PORT: new URL(server.url).port });
/** Every object in the store is one that a row names, and whole; and the other way round. */
const expectNothingLeftOver = async (): Promise<void> => {
  const named = async (): Promise<string[]> => {
    const keys: string[] = [];
    await asSuperuser(
      inject('cluster'),
      async (client) => {
        const { rows } = await client.query(
          `SELECT object_key FROM (SELECT object_key FROM files UNION ALL SELECT object_key FROM dossiers
           UNION ALL SELECT object_key FROM shares) AS named WHERE object_key IS NOT NULL ORDER BY object_key`,
        );
        keys.push(...rows.map(({ object_key }: { object_key: string }) => object_key));
      },
      new URL(database.url).pathname.slice(1),
    );
    return keys;
  };
  await expect
    .poll(async () => [await leftInStore({ dataDir }), await named()], PATIENCE)
    .toSatisfy(([left, rows]: [string[], string[]]) => JSON.stringify(left) === JSON.stringify(rows));
};

const keepIncident = async (person: TestPerson): Promise<string> => {
  const incidentId = await keepCompleteIncident(person);
  const { id } = await uploaded(server.url, person, TINY_PNG, { name: 'photo.png' });
  const exhibit = { ...exhibitBody('019a0000-0000-7000-8000-00000000e001'), files: [id] };
  const answer = await person.call('POST', `/api/incidents/${incidentId}/evidence`, exhibit);
  expect(answer.status).toBe(201);
  return incidentId;
};

/** Begins a dossier, and kills the server when its manifest is to be time-stamped: the files are read, and the ZIP is not written. */
const killedWhileMaking = async (person: TestPerson, incidentId: string): Promise<string> => {
  const asked = once(authority, 'request');
  const { id } = await begin(person, choicesOf({ incident_ids: [incidentId], whole_ledger: true }));
  await asked;
  await server.kill();
  // From now on no answer is waited for.
  authority.on('request', (_, response) => response.writeHead(503).end());
  return id;
};

/** Begins to share it, and kills the server when the copy lies whole in the store, and nothing names it yet. */
const killedWhileCopying = async (person: TestPerson, dossierId: string) => {
  await byHand(
    `CREATE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql
       AS 'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END'`,
    `CREATE TRIGGER stand_still BEFORE UPDATE ON shares FOR EACH ROW WHEN (NEW.status = 'open')
       EXECUTE FUNCTION stand_still()`,
  );
  const before = await leftInStore({ dataDir });
  let made: Awaited<ReturnType<typeof begun>> | undefined;
  await asSuperuser(
    inject('cluster'),
    async (client) => {
      await client.query('SELECT pg_advisory_lock(1)');
      made = await begun(person, dossierId);
      const stands = async () => {
        const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 1 AND NOT granted`;
        return (await client.query(waiting)).rowCount;
      };
      await expect.poll(stands, PATIENCE).toBe(1);
      await server.kill();
    },
    new URL(database.url).pathname.slice(1),
  );
  await byHand('DROP TRIGGER stand_still ON shares');
  const [copy] = (await leftInStore({ dataDir })).filter((name) => !before.includes(name));
  return { made: made as Awaited<ReturnType<typeof begun>>, copy: String(copy) };
};

describe('a server that is killed with -9', () => {
  it('while it makes a dossier has it made by the next, once and whole, and so the copy of a lawyer', {
    timeout: BUSY_MS,
  }, async () => {
    const account = await signUpAt(server.url);
    const person = personAt(server.url, account);
    const incidentId = await keepIncident(person);
    const id = await killedWhileMaking(person, incidentId);
    await hoursPass();
    server = await startServerProcess(again());
    expect(await settled(person, id)).toMatchObject({
      status: 'ready',
      damaged_files: 0,
      timestamp: { state: 'failed' },
    });
    expect(await dossiersOf(person)).toHaveLength(1);
    const { zip } = await unpacked(person, id);
    expect((await checkDossier(sourceOfBytes(zip))).differences).toEqual([]);
    await expectNothingLeftOver();

    const { made, copy } = await killedWhileCopying(person, id);
    // As it lies where the moment was a little earlier: half a copy, under the name of one that is being written.
    const shelf = join(dataDir, 'files', copy.slice(0, 2));
    await rename(join(shelf, copy), join(shelf, `${copy}.part`));
    await truncate(join(shelf, `${copy}.part`), Math.floor(zip.length / 2));
    await hoursPass();
    last = await startServerOn(again());
    await expect
      .poll(async () => (await sharesOf(person)).map(({ status }) => status), PATIENCE)
      .toEqual(['open']);
    const reader = await openAsReader(last.url, made);
    expect((await reader.readAll()).equals(zip)).toBe(true);
    await expectNothingLeftOver();
    expect(await leftInStore({ dataDir })).not.toContain(`${copy}.part`);
  });
});
