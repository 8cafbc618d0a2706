import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inBinary } from '#server/platform/database/binary-results.ts';
import {
  type Actor,
  connectDatabase,
  type Database,
  type WriteTransaction,
} from '#server/platform/database/database.ts';
import { DatabaseUnavailableError, SessionEndedError, SQLSTATE } from '#server/platform/database/errors.ts';
import { keepStatement, nameOfKept } from '#server/platform/database/kept-statements.ts';
import type { DB } from '#server/platform/database/schema.ts';
import { appendToLedger, readVersions } from '#server/platform/ledger/ledger.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { verifyChain } from '#verifier/verify-chain.ts';
import { asSuperuser, cloneDatabase, type TestDatabase } from '../support/test-cluster.ts';

const vault = createVault(randomBytes(32).toString('base64'));
let clone: TestDatabase;
let database: Database;
let claire: Actor;
let paul: Actor;

const createPerson = async (): Promise<Actor> => {
  const actor = { userId: uuidv7(), sessionId: uuidv7() };
  await database.asSystem('test', async ({ db }) => {
    await db.insertInto('auth.users').values({ id: actor.userId }).execute();
    await db.insertInto('auth.sessions').values({ id: actor.sessionId, user_id: actor.userId }).execute();
    await db
      .insertInto('user_keys')
      .values({ user_id: actor.userId, wrapped_key: vault.createWrappedKey(actor.userId) })
      .execute();
  });
  return actor;
};

const writeConversation = async (actor: Actor): Promise<string> => {
  const id = uuidv7();
  await database.asUser(actor, async (tx) => {
    const sealed = (await tx.box()).seal('a test', Buffer.from('a'));
    await tx.db
      .insertInto('conversations')
      .values({ user_id: tx.userId, id, model_used: 'guide', sealed })
      .execute();
  });
  return id;
};

beforeAll(async () => {
  clone = await cloneDatabase(inject('cluster'));
  database = connectDatabase({ connection: { connectionString: clone.url }, vault });
  claire = await createPerson();
  paul = await createPerson();
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

describe('a transaction of a person', () => {
  it('sees its own rows and nobody else’s, without any WHERE', async () => {
    const id = await writeConversation(claire);
    const seenBy = (actor: Actor) =>
      database.asReader(actor, (tx) => tx.db.selectFrom('conversations').select('id').execute());
    expect(await seenBy(claire)).toContainEqual({ id });
    expect(await seenBy(paul)).toEqual([]);
  });

  it('cannot write a row for somebody else', async () => {
    const id = uuidv7();
    const theft = database.asUser(claire, (tx) =>
      tx.db
        .insertInto('conversations')
        .values({ user_id: paul.userId, id, model_used: 'guide', sealed: Buffer.alloc(1) })
        .execute(),
    );
    await expect(theft).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot change or delete what is somebody else’s', async () => {
    const id = await writeConversation(claire);
    await database.asUser(paul, async ({ db }) => {
      const updated = await db
        .updateTable('conversations')
        .set({ status: 'archived' })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const deleted = await db.deleteFrom('conversations').where('id', '=', id).executeTakeFirstOrThrow();
      expect([updated.numUpdatedRows, deleted.numDeletedRows]).toEqual([0n, 0n]);
    });
  });

  it('keeps nothing when the work fails', async () => {
    const id = uuidv7();
    const failing = database.asUser(claire, async (tx) => {
      await tx.db
        .insertInto('conversations')
        .values({ user_id: tx.userId, id, model_used: 'guide', sealed: Buffer.alloc(1) })
        .execute();
      throw new Error('after the insert');
    });
    await expect(failing).rejects.toThrow('after the insert');
    const rows = await database.asReader(claire, (tx) =>
      tx.db.selectFrom('conversations').select('id').where('id', '=', id).execute(),
    );
    expect(rows).toEqual([]);
  });

  it('does not pass for committed when an error inside was swallowed', async () => {
    const swallowing = database.asUser(claire, async ({ db }) => {
      await sql`SELECT 1/0`.execute(db).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('rolled back');
  });

  it('runs what waits for the commit after it, and not at all when it failed', async () => {
    const effects: string[] = [];
    await database.asUser(claire, async (tx) => tx.afterCommit(() => effects.push('kept')));
    await database
      .asUser(claire, async (tx) => {
        tx.afterCommit(() => effects.push('lost'));
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(effects).toEqual(['kept']);
  });

  it('refuses to write when it was opened for reading', async () => {
    const writing = database.asReader(claire, (tx) =>
      (tx as WriteTransaction).db.deleteFrom('conversations').execute(),
    );
    await expect(writing).rejects.toMatchObject({ code: '25006' });
  });

  describe('whose statement is kept by the connection', () => {
    const db = inBinary(new Kysely<DB>({ dialect: new PostgresDialect({ pool: {} as never }) }));
    const kept = db.selectFrom('conversations').select('id').where('user_id', '=', uuidv7()).compile();
    keepStatement(kept);
    const read = async (on: Database, actor: Actor): Promise<number> =>
      await on.asReader(
        actor,
        async (tx) => {
          const { rows } = await tx.db.getExecutor().executeQuery({ ...kept, parameters: [tx.userId] });
          return rows.length;
        },
        { sendsAtOnce: true },
      );
    const onOneConnection = async (work: (on: Database) => Promise<void>): Promise<void> => {
      const connection = { connectionString: clone.url };
      const one = connectDatabase({ connection, vault, poolSize: 1 });
      await work(one).finally(() => one.close());
    };
    const namesOn = async (on: Database): Promise<number> => {
      const { rows } = await on.pool.query(
        `SELECT count(*) FROM pg_prepared_statements WHERE name LIKE 'recueil_%'`,
      );
      return rows[0].count;
    };

    it('sees each time its own rows and nobody else’s', async () => {
      const someone = await createPerson();
      const [id, own] = [await writeConversation(claire), await writeConversation(someone)];
      expect(id).not.toBe(own);
      await onOneConnection(async (on) => {
        // PostgreSQL makes a plan for whichever person after some times.
        for (let time = 0; time < 8; time += 1) expect(await read(on, someone)).toBe(1);
        expect(await read(on, claire)).toBeGreaterThanOrEqual(1);
        expect(await read(on, await createPerson())).toBe(0);
        expect(await namesOn(on)).toBe(1);
      });
    });

    it('is refused with a session that has ended, also as the first one that names the statement', async () => {
      await onOneConnection(async (on) => {
        const ended = { userId: claire.userId, sessionId: uuidv7() };
        await expect(read(on, ended)).rejects.toBeInstanceOf(SessionEndedError);
        expect(await read(on, claire)).toBeGreaterThanOrEqual(1);
        await expect(read(on, ended)).rejects.toBeInstanceOf(SessionEndedError);
        expect(await namesOn(on)).toBe(1);
      });
    });

    it.each([
      [
        'that the connection has no more',
        async (on: Database) => void (await read(on, claire)),
        'DEALLOCATE ALL',
      ],
      ['that it has already', async () => undefined, `PREPARE ${nameOfKept(kept.queryId)} AS SELECT 1`],
    ])(
      'is read all the same where it is one %s, and nothing is named any more',
      async (_what, before, sql) => {
        await onOneConnection(async (on) => {
          await before(on);
          await on.pool.query(sql);
          expect(await read(on, claire)).toBeGreaterThanOrEqual(1);
          await on.pool.query('DEALLOCATE ALL');
          expect(await read(on, claire)).toBeGreaterThanOrEqual(1);
          expect(await namesOn(on)).toBe(0);
        });
      },
    );
  });

  it('lets no late query of ended work run in the next transaction of the connection', async () => {
    const id = await writeConversation(claire);
    let late: Promise<unknown> | undefined;
    const failing = database.asUser(claire, async ({ db }) => {
      late = new Promise((resolve) => setTimeout(resolve, 30)).then(() =>
        db.deleteFrom('conversations').where('id', '=', id).execute(),
      );
      late.catch(() => undefined);
      throw new Error('the other branch');
    });
    await expect(failing).rejects.toThrow('the other branch');
    await expect(late).rejects.toThrow('The transaction has ended');
    const rows = await database.asReader(claire, (tx) =>
      tx.db.selectFrom('conversations').select('id').where('id', '=', id).execute(),
    );
    expect(rows).toEqual([{ id }]);
  });

  it('ends at once with the session, and with the account', async () => {
    const someone = await createPerson();
    const read = () =>
      database.asReader(someone, (tx) => tx.db.selectFrom('incidents').select('id').execute());
    expect(await read()).toEqual([]);
    await database.asSystem('test', ({ db }) =>
      db.deleteFrom('auth.sessions').where('id', '=', someone.sessionId).execute(),
    );
    await expect(read()).rejects.toBeInstanceOf(SessionEndedError);
    const unfinished = () => database.onBehalfOf(someone.userId, 'test', async (tx) => tx.userId);
    expect(await unfinished()).toBe(someone.userId);
    await database.asSystem('test', ({ db }) =>
      db.deleteFrom('auth.users').where('id', '=', someone.userId).execute(),
    );
    await expect(unfinished()).rejects.toBeInstanceOf(SessionEndedError);
  });

  it.each([
    ['with a second factor', true],
    ['without one', false],
  ])('has ended when its session ends while it is opened: a person %s', async (_who, hasFactor) => {
    const someone = await createPerson();
    await asSuperuser(
      inject('cluster'),
      async (client) => {
        await client.query('BEGIN');
        if (hasFactor)
          await client.query(
            `INSERT INTO auth.mfa_factors (id, user_id, factor_type, status, sealed_secret)
             VALUES ($1, $2, 'totp', 'verified', 'x')`,
            [uuidv7(), someone.userId],
          );
        // What the first statement of `app.enter` saw a moment ago, and what the next ones find.
        await client.query(
          'CREATE OR REPLACE FUNCTION app.session_is_live(the_user uuid, the_session uuid) RETURNS boolean RETURN true',
        );
        await client.query('DELETE FROM auth.sessions WHERE id = $1', [someone.sessionId]);
        const entered = client.query('SELECT app.enter($1, $2)', [someone.userId, someone.sessionId]);
        await expect(entered).rejects.toMatchObject({ code: SQLSTATE.sessionEnded });
      },
      new URL(clone.url).pathname.slice(1),
    );
  });

  it('does not open for a session of somebody else, nor for a banned person', async () => {
    const mixed = { userId: claire.userId, sessionId: paul.sessionId };
    await expect(database.asReader(mixed, async () => 1)).rejects.toBeInstanceOf(SessionEndedError);
    const banned = await createPerson();
    await database.asSystem('test', ({ db }) =>
      db
        .updateTable('auth.users')
        .set({ banned_until: new Date(Date.now() + 60_000) })
        .where('id', '=', banned.userId)
        .execute(),
    );
    await expect(database.asReader(banned, async () => 1)).rejects.toBeInstanceOf(SessionEndedError);
  });

  it('takes no id that is not a UUID into its opening statement', async () => {
    const hostile = { userId: `${claire.userId}'; DROP TABLE incidents; --`, sessionId: claire.sessionId };
    await expect(database.asReader(hostile, async () => 1)).rejects.toThrow('UUID');
  });

  it('outlives a connection that is broken while it is in use', async () => {
    const sleeping = database.asReader(claire, (tx) => sql`SELECT pg_sleep(20)`.execute(tx.db as Kysely<DB>));
    const outcome = sleeping.catch((error: unknown) => error);
    await expect
      .poll(async () => {
        let ended = 0;
        await asSuperuser(inject('cluster'), async (client) => {
          const { rowCount } = await client.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(20)%' AND pid <> pg_backend_pid()`,
          );
          ended = rowCount ?? 0;
        });
        return ended;
      })
      .toBeGreaterThan(0);
    expect(await outcome).toBeInstanceOf(DatabaseUnavailableError);
    expect(await database.asReader(claire, async (tx) => tx.userId)).toBe(claire.userId);
  });

  it('says that the database is there when this process has been busy for longer than it waits', async () => {
    const asked = database.isHealthy();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    expect(await asked).toBe(true);
  });

  it('says that the database is away when it is', async () => {
    const away = connectDatabase({
      connection: { host: '/nonexistent', port: 5432, user: 'a', password: 'b', database: 'c' },
      vault,
    });
    await expect(away.asReader(claire, async () => 1)).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect(await away.isHealthy()).toBe(false);
    await away.close();
  });
});

describe('the ledger', () => {
  const entriesOf = (actor: Actor) =>
    database.asReader(actor, async (tx) => {
      const rows = await tx.db
        .selectFrom('ledger_entries')
        .selectAll()
        .where('user_id', '=', tx.userId)
        .orderBy('sequence')
        .execute();
      return rows.map((row) => ({
        sequence: row.sequence,
        recorded_at: row.recorded_at.toISOString(),
        entity: row.entity as 'incident',
        entity_id: row.entity_id,
        action: row.action as 'create',
        content_hash: row.content_hash.toString('hex'),
        previous_hash: row.previous_hash.toString('hex'),
        hash: row.hash.toString('hex'),
      }));
    });

  it('chains what forty concurrent transactions of one person write', async () => {
    const someone = await createPerson();
    const entityId = uuidv7();
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        database.asUser(someone, (tx) =>
          appendToLedger(tx, [
            { entity: 'incident', entityId, action: 'update', content: { title: `v${index}` } },
          ]),
        ),
      ),
    );
    const entries = await entriesOf(someone);
    expect(entries).toHaveLength(40);
    expect(await verifyChain(entries)).toBeNull();
    const versions = await database.asReader(someone, (tx) => readVersions(tx, entityId));
    expect(new Set(versions.map((version) => JSON.stringify(version.content))).size).toBe(40);
  });

  it('takes more entries at once than a statement takes parameters', async () => {
    const someone = await createPerson();
    const deleted = Array.from({ length: 6_600 }, (_, index) => ({
      entity: 'conversation_message' as const,
      entityId: uuidv7(),
      action: 'delete' as const,
      content: { content: `m${index}` },
    }));
    await database.asUser(someone, (tx) => appendToLedger(tx, deleted));
    const entries = await entriesOf(someone);
    expect(entries.map(({ entity_id }) => entity_id)).toEqual(deleted.map(({ entityId }) => entityId));
    expect(await verifyChain(entries)).toBeNull();
  });

  it('records nothing of a transaction that fails', async () => {
    const someone = await createPerson();
    await database
      .asUser(someone, async (tx) => {
        await appendToLedger(tx, [{ entity: 'incident', entityId: uuidv7(), action: 'create', content: {} }]);
        throw new Error('after the entry');
      })
      .catch(() => undefined);
    expect(await entriesOf(someone)).toEqual([]);
  });
});
