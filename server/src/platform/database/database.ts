/**
 * The one way to PostgreSQL. Every statement runs inside one of these verbs:
 *
 * - `asReader(actor, work)`: read-only transaction of a signed-in person;
 * - `asUser(actor, work)`: the same, and it may write;
 * - `onBehalfOf(userId, reason, work)`: finishes work that a person began while signed in (a reply whose reader
 *   left), without checking the session;
 * - `snapshotOnBehalfOf(userId, reason, work)`: the same for work that reads for minutes, all of it as it stood at one moment;
 * - `asSystem(reason, work)`: accounts and jobs; its role has no policy on anything a person wrote;
 * - `asAdministrator(actor, work)`: reads what administrators may, under a role that sees nothing else;
 * - `administer(actor, reason, work)`: the system, for an administrator who has shown a short time ago who they are;
 * - `asShare(shareId, work)`: for whoever reads what somebody shared, under a role that sees the row of this share and nothing else.
 *
 * A reason is what PostgreSQL shows of the transaction (`pg_stat_activity.application_name`).
 *
 * [Note: one round trip] The pipelined connection sends BEGIN, the role, `app.enter` (session check, user id, wrapped
 * key) and the first query of `work` without waiting in between, so opening costs no round trip of its own. A reader
 * does not wait for its COMMIT either: nothing depends on it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Client, Pool, types } from 'pg';
import { SENSITIVE_OPENS_MINUTES } from '#contract/common/limits.ts';
import type { UserBox, Vault } from '../vault/vault.ts';
import { DecodingClient } from './binary-results.ts';
import { inTransaction } from './in-transaction.ts';
import { isLostStatement } from './kept-statements.ts';
import type { DB } from './schema.ts';
import { kyselyOn } from './transaction-driver.ts';

/** A signed-in person and their session. Both are UUIDs from a verified access token. */
export interface Actor {
  userId: string;
  sessionId: string;
  /** True for what is open too while the person's account is about to be closed; see {@link whileClosing}. */
  isAdmittedWhileClosing?: true;
}

/** The same person, for what they may do too while their account is about to be closed: everything else is refused then. */
export const whileClosing = (actor: Actor): Actor => ({ ...actor, isAdmittedWhileClosing: true });

/** What a reader may do with the query builder. */
export type ReadQueries = Pick<
  Kysely<DB>,
  'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | 'dynamic' | 'getExecutor'
>;

/** An open transaction of one person, limited to reading. */
export interface ReadTransaction {
  readonly userId: string;
  /** Null for work that goes on without the session in which it began. */
  readonly sessionId: string | null;
  readonly db: ReadQueries;
  /** Opens (and for writers seals) this person's rows. */
  box(): Promise<UserBox>;
}

/** An open transaction of one person. `asserts that it is in a transaction` is its type. */
export interface WriteTransaction extends ReadTransaction {
  readonly writes: true;
  readonly db: Kysely<DB>;
  /** Runs only after a successful commit: mail, jobs, notifications. The callback must handle its own errors. */
  afterCommit(effect: () => void): void;
}

/** An open transaction of the system. */
export interface SystemTransaction {
  readonly db: Kysely<DB>;
  afterCommit(effect: () => void): void;
}

export interface Database {
  asReader<Result>(
    actor: Actor,
    work: (tx: ReadTransaction) => Promise<Result>,
    sending?: Sending,
  ): Promise<Result>;
  asUser<Result>(actor: Actor, work: (tx: WriteTransaction) => Promise<Result>): Promise<Result>;
  onBehalfOf<Result>(
    userId: string,
    reason: string,
    work: (tx: WriteTransaction) => Promise<Result>,
  ): Promise<Result>;
  /** `onBehalfOf` for work that only reads. */
  readOnBehalfOf<Result>(
    userId: string,
    reason: string,
    work: (tx: ReadTransaction) => Promise<Result>,
  ): Promise<Result>;
  /**
   * `readOnBehalfOf` at one moment: whatever is written meanwhile, every query sees what was there when the first one ran. For
   * work that takes minutes; it holds its connection for as long.
   */
  snapshotOnBehalfOf<Result>(
    userId: string,
    reason: string,
    work: (tx: ReadTransaction) => Promise<Result>,
  ): Promise<Result>;
  asSystem<Result>(reason: string, work: (tx: SystemTransaction) => Promise<Result>): Promise<Result>;
  /**
   * A read-only transaction of a person whose profile says super_admin. Its role is let into the schema `admin` and into
   * `operator_messages` alone (042-administration.sql).
   * @throws ProblemError `administrators_only`; those of `asReader`.
   */
  asAdministrator<Result>(
    actor: Actor,
    work: (tx: Pick<ReadTransaction, 'userId' | 'db'>) => Promise<Result>,
  ): Promise<Result>;
  /**
   * What an administrator changes, one after the other: the role is asked for once no other change is under way.
   * @throws ProblemError `administrators_only`, `proof_required`; those of `asUser`.
   */
  administer<Result>(
    actor: Actor,
    reason: string,
    work: (tx: SystemTransaction) => Promise<Result>,
  ): Promise<Result>;
  /**
   * A request of somebody without an account who has the link of a share. Its role is let into the row of this share, as long as it
   * opens, and may add to what is recorded of it (053-shares.sql). Of a share that is none, it sees no row.
   * @param shareId a UUID
   */
  asShare<Result>(shareId: string, work: (tx: SystemTransaction) => Promise<Result>): Promise<Result>;
  /** True when PostgreSQL answers. */
  isHealthy(): Promise<boolean>;
  /** A connection outside the pool, not yet connected, for LISTEN. The caller ends it. */
  newConnection(): Client;
  /** Waits for what is running, then closes the pool. */
  close(): Promise<void>;
  /** For migrations: the role of the tables' owner, who sees accounts and profiles, and nothing that a person wrote. */
  readonly pool: Pool;
}

export interface ConnectOptions {
  connection:
    | { connectionString: string }
    | { host: string; port: number; user: string; password: string; database: string };
  vault: Vault;
  /** Connections at most. */
  poolSize?: number;
  onIdleError?: (error: Error) => void;
}

/** How a reader sends its queries. */
interface Sending {
  /** All at once, before it waits for any of them: the COMMIT leaves with them, and PostgreSQL is woken once. */
  sendsAtOnce?: true;
}

/** Whose transaction it is; without a session, of work that goes on without one. */
interface Person extends Omit<Actor, 'sessionId'> {
  sessionId: string | null;
}

type Mode = 'READ ONLY' | 'READ WRITE' | 'ISOLATION LEVEL REPEATABLE READ READ ONLY';

const CONNECT_TIMEOUT_MS = 5_000;
/** No query takes seconds; only a frozen database does not answer in this time. */
const QUERY_TIMEOUT_MS = 15_000;
const HEALTH_STEP_MS = 100;
const HEALTH_STEPS = 10;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

// bigint columns and count(*) hold counts, far below 2^53.
types.setTypeParser(types.builtins.INT8, Number);
// A day has no time zone: it stays the text that it is.
types.setTypeParser(types.builtins.DATE, (text) => text);

/** Opens the pool; connects with the first query. */
export const connectDatabase = (options: ConnectOptions): Database => {
  const pool = new Pool({
    ...options.connection,
    max: options.poolSize ?? 12,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    pipeline: true,
    Client: DecodingClient,
  } as ConstructorParameters<typeof Pool>[0]);
  // A connection that breaks while it is in use fails its queries; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // An idle connection that breaks (the database restarts) must not end the process. One that is being closed may still
  // receive that its database stops, which needs no log line.
  pool.on('error', (error) => {
    if (!pool.ending) options.onIdleError?.(error);
  });

  const begin = (
    { userId, sessionId, isAdmittedWhileClosing }: Person,
    mode: Mode,
    reason: string | null,
  ): string => {
    ensureUuids(userId, sessionId);
    const session = sessionId === null ? 'NULL' : `'${sessionId}'`;
    const person = `'${userId}', ${session}${isAdmittedWhileClosing ? ', true' : ''}`;
    return `BEGIN ${mode}; SET LOCAL ROLE recueil_person; ${naming(reason)}SELECT app.enter(${person}) AS wrapped_key`;
  };

  const personal = async <Result>(
    person: Person,
    mode: Mode,
    reason: string | null,
    work: (tx: WriteTransaction) => Promise<Result>,
    { sendsAtOnce = false, ...naming }: { sendsAtOnce?: boolean; keepsStatements?: boolean } = {},
  ): Promise<Result> => {
    const { userId, sessionId } = person;
    const opening = begin(person, mode, reason);
    return await inTransaction(
      pool,
      opening,
      mode === 'READ WRITE' ? 'awaited' : sendsAtOnce ? 'at once' : 'behind',
      async (client, opened, effects, lifetime) => {
        let box: Promise<UserBox> | undefined;
        return await work({
          userId,
          sessionId,
          writes: true,
          db: kyselyOn<DB>(client, lifetime, naming),
          box: () => {
            box ??= opened.then((results) => options.vault.openBox(userId, wrappedKeyFrom(results)));
            return box;
          },
          afterCommit: (effect) => effects.push(effect),
        });
      },
    );
  };

  let keepsStatements = true;
  /** Work that sends its queries at once, and nothing else: it may be done again. [Note: lost statements] */
  const readAtOnce = async <Result>(
    actor: Actor,
    work: (tx: WriteTransaction) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await personal(actor, 'READ ONLY', null, work, { sendsAtOnce: true, keepsStatements });
    } catch (error) {
      if (!keepsStatements || !isLostStatement(error)) throw error;
      keepsStatements = false;
      return await personal(actor, 'READ ONLY', null, work, { sendsAtOnce: true });
    }
  };

  return {
    pool,
    asReader: (actor, work, { sendsAtOnce = false } = {}) =>
      sendsAtOnce ? readAtOnce(actor, work) : personal(actor, 'READ ONLY', null, work),
    asUser: (actor, work) => personal(actor, 'READ WRITE', null, work),
    onBehalfOf: (userId, reason, work) => personal({ userId, sessionId: null }, 'READ WRITE', reason, work),
    readOnBehalfOf: (userId, reason, work) =>
      personal({ userId, sessionId: null }, 'READ ONLY', reason, work),
    snapshotOnBehalfOf: (userId, reason, work) =>
      personal({ userId, sessionId: null }, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', reason, work),
    asSystem: (reason, work) =>
      inTransaction(
        pool,
        `BEGIN; ${naming(reason)}SET LOCAL ROLE recueil_system`,
        'awaited',
        (client, _opened, effects, lifetime) =>
          work({ db: kyselyOn<DB>(client, lifetime), afterCommit: (effect) => effects.push(effect) }),
      ),
    asAdministrator: ({ userId, sessionId }, work) => {
      ensureUuids(userId, sessionId);
      return inTransaction(
        pool,
        `BEGIN READ ONLY; SET LOCAL ROLE recueil_administrator; SELECT app.enter_administration('${userId}', '${sessionId}', NULL)`,
        'behind',
        (client, _opened, _effects, lifetime) => work({ userId, db: kyselyOn<DB>(client, lifetime) }),
      );
    },
    administer: ({ userId, sessionId }, reason, work) => {
      ensureUuids(userId, sessionId);
      const proof = `make_interval(mins => ${SENSITIVE_OPENS_MINUTES})`;
      return inTransaction(
        pool,
        `BEGIN; ${naming(reason)}SET LOCAL ROLE recueil_administrator; ` +
          `SELECT app.enter_administration('${userId}', '${sessionId}', ${proof}); SET LOCAL ROLE recueil_system`,
        'awaited',
        (client, _opened, effects, lifetime) =>
          work({ db: kyselyOn<DB>(client, lifetime), afterCommit: (effect) => effects.push(effect) }),
      );
    },
    asShare: (shareId, work) => {
      ensureUuids(shareId, null);
      return inTransaction(
        pool,
        `BEGIN; SET LOCAL ROLE recueil_share; SET LOCAL recueil.share_id = '${shareId}'`,
        'awaited',
        (client, _opened, effects, lifetime) =>
          work({ db: kyselyOn<DB>(client, lifetime), afterCommit: (effect) => effects.push(effect) }),
      );
    },
    isHealthy: async () => {
      const answered = pool.query('SELECT 1').then(
        () => true,
        () => false,
      );
      return await Promise.race([answered, patience()]);
    },
    newConnection: () =>
      new Client({
        ...options.connection,
        application_name: 'recueil: events',
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        query_timeout: QUERY_TIMEOUT_MS,
        keepAlive: true,
      }),
    close: () => pool.end(),
  };
};

/** False after a second of small steps: an event loop that was blocked takes only one step, and can then receive. */
const patience = async (): Promise<false> => {
  for (let step = 0; step < HEALTH_STEPS; step += 1) await sleep(HEALTH_STEP_MS, undefined, { ref: false });
  return false;
};

/** The simple protocol sends a whole opening at once. It takes no parameters, hence the check. */
const ensureUuids = (userId: string, sessionId: string | null): void => {
  if (!UUID.test(userId) || (sessionId !== null && !UUID.test(sessionId))) {
    throw new Error('An actor is made of UUIDs');
  }
};

/** A statement that shows the reason; reasons are constants of the code, and must look like it. */
const naming = (reason: string | null): string => {
  if (reason === null) return '';
  if (!/^[\w -]{1,50}$/.test(reason)) throw new Error('A reason is a few plain words');
  return `SET LOCAL application_name = 'recueil: ${reason}'; `;
};

const wrappedKeyFrom = (results: unknown): Buffer => {
  // Several statements in one query answer with an array, one result a statement.
  const last = (results as { rows: { wrapped_key: Buffer | null }[] }[]).at(-1);
  const key = last?.rows[0]?.wrapped_key;
  if (!key) throw new Error('This person has no key');
  return key;
};
