/**
 * The embedded PostgreSQL: a cluster in the data folder, run as a child of this server and reached by a Unix socket
 * that only its user can enter (a loopback port on Windows).
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chooseEndpoint, type Endpoint, postgresFolders } from './endpoint.ts';
import { type Engine, locateEngine } from './engine.ts';
import { clearOrphan } from './orphan.ts';
import { PostgresEndedError } from './postgres-ended.ts';
import { waitUntilGone } from './processes.ts';
import {
  ensureSystemUser,
  firstClosedFolder,
  giveFolderTo,
  giveTo,
  SYSTEM_USER_NAME,
  type SystemUser,
} from './system-user.ts';

const run = promisify(execFile);
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;
const POLL_MS = 10;
const LAST_WORDS_MS = 500;
/** Long, because an overloaded machine is slow, and a failed start would leave people without their data. */
const LEFTOVER_TIMEOUT_MS = 60_000;
const LEFTOVER_POLL_MS = 200;

export const SUPERUSER = 'postgres';

export interface ClusterOptions {
  dataDir: string;
  superuserPassword: string;
  /** False gives up crash safety of the machine (not of the process) for speed; tests only. */
  durable?: boolean;
}

/** A running cluster. `host` is a socket folder or a loopback address, as `pg` takes it. */
export interface Cluster {
  host: string;
  port: number;
  /** Settles when PostgreSQL ends by itself, with its last messages; never when it was stopped. */
  failed: Promise<PostgresEndedError>;
  /** Fast shutdown: open transactions are rolled back, committed ones are kept. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the folder, creating the cluster on first use. Must hold the folder lock.
 * @throws Error that says what to do: folder out of reach, orphan that does not stop, no build for this machine.
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const user = await ensureSystemUser();
  const { home, clusterDir } = postgresFolders(options.dataDir);
  await prepareHome(home, options.dataDir, user);
  const engine = await locateEngine(user, home);
  const endpoint = await chooseEndpoint(options.dataDir, user);
  await clearOrphan(clusterDir, endpoint.socketDir);
  if (!(await stat(join(clusterDir, 'PG_VERSION')).catch(() => null))) {
    await createCluster(engine, clusterDir, user, options.superuserPassword);
  }
  const deadline = Date.now() + LEFTOVER_TIMEOUT_MS;
  for (;;) {
    try {
      return await launch(engine, clusterDir, endpoint, user, options.durable ?? true);
    } catch (error) {
      // The last processes of a killed PostgreSQL end by themselves once they notice.
      const isLeaving = error instanceof Error && error.message.includes('pre-existing shared memory block');
      if (!isLeaving || Date.now() > deadline) throw error;
      await sleep(LEFTOVER_POLL_MS);
    }
  }
};

const prepareHome = async (home: string, dataDir: string, user: SystemUser | null): Promise<void> => {
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (!user) return;
  // Execute permission only: the other content of the data folder stays closed by its own mode.
  const { mode } = await stat(dataDir);
  await chmod(dataDir, (mode & 0o777) | 0o011);
  await giveFolderTo(user, home);
  const closed = await firstClosedFolder(user, home);
  if (closed) {
    throw new Error(
      `The data folder ${dataDir} cannot be reached by the user ${SYSTEM_USER_NAME}, as which PostgreSQL runs when ` +
        `Recueil is started as root: ${closed} is closed to it. Set RECUEIL_DATA_DIR to a folder it can reach, such ` +
        `as /var/lib/recueil, or open the way (chmod o+x ${closed}), start Recueil as an ordinary user, or set ` +
        'DATABASE_URL.',
    );
  }
};

const createCluster = async (
  engine: Engine,
  clusterDir: string,
  user: SystemUser | null,
  password: string,
): Promise<void> => {
  // Created beside and renamed when complete: an interrupted creation must not look like a cluster.
  const draft = `${clusterDir}.new`;
  await rm(draft, { recursive: true, force: true });
  const scratch = await mkdtemp(join(tmpdir(), 'recueil-initdb-'));
  const passwordFile = join(scratch, 'password');
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (user) await giveTo(user, scratch);
    await run(
      engine.initdb,
      [
        `--pgdata=${draft}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
      ],
      { ...asUser(user), cwd: '/', env: bareEnvironment() },
    );
    await rename(draft, clusterDir);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const launch = async (
  engine: Engine,
  clusterDir: string,
  endpoint: Endpoint,
  user: SystemUser | null,
  durable: boolean,
): Promise<Cluster> => {
  const settings: Record<string, string> = {
    listen_addresses: endpoint.socketDir ? '' : endpoint.host,
    port: String(endpoint.port),
    unix_socket_directories: endpoint.socketDir ? endpoint.host : '',
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '128MB',
    // By default the write-ahead log grows to a gigabyte before it is recycled: the disk may have less.
    max_wal_size: '128MB',
    // What a person typed must not reach a log through a failing statement.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    log_min_messages: 'fatal',
    // The servers of many tests at once want more connections than one server.
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', max_connections: '200' }),
  };
  const child = spawn(
    engine.postgres,
    ['-D', clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own process group: Ctrl-C reaches the server alone, which drains first and then stops the database.
    {
      ...asUser(user),
      cwd: '/',
      env: bareEnvironment(),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let lastWords = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString('utf8')).slice(-2000);
  });
  let stopping = false;
  const stderrClosed = new Promise((resolve) => child.stderr?.once('close', resolve));
  const ended = new Promise<string>((resolve) => {
    child.once('exit', async (code, signal) => {
      // Its last output may still arrive; processes that it left may keep the pipe open.
      await Promise.race([stderrClosed, sleep(LAST_WORDS_MS, undefined, { ref: false })]);
      resolve(String(signal ?? code));
    });
  });
  const failed = new Promise<PostgresEndedError>((resolve) => {
    ended.then((how) => stopping || resolve(new PostgresEndedError(how, lastWords)));
  });
  const outcome = await Promise.race([
    new Promise<Error>((resolve) => child.once('error', resolve)),
    // Not shortened: nobody has connected yet, so it contains nothing that a person typed.
    ended.then((how) => new Error(`PostgreSQL ended (${how}): ${lastWords.trim()}`)),
    untilReady(clusterDir, child),
  ]);
  if (outcome instanceof Error) {
    stopping = true;
    child.kill('SIGQUIT');
    throw outcome;
  }
  child.unref();
  return {
    host: endpoint.host,
    port: endpoint.port,
    failed,
    stop: async () => {
      stopping = true;
      await stopChild(child);
      await endpoint.remove();
    },
  };
};

/** The eighth line of the lock file says when connections are accepted (PostgreSQL, `miscadmin.h`). */
const untilReady = async (clusterDir: string, child: ChildProcess): Promise<Error | null> => {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += POLL_MS) {
    const lock = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
    const lines = lock.split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return null;
    await sleep(POLL_MS);
  }
  return new Error('PostgreSQL did not become ready within a minute.');
};

const stopChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.kill('SIGINT');
  if (await waitUntilGone(child.pid, STOP_TIMEOUT_MS)) return;
  child.kill('SIGQUIT');
  await waitUntilGone(child.pid, STOP_TIMEOUT_MS);
};

/** The server's environment has secrets that the database does not need. */
const bareEnvironment = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  LC_ALL: 'C',
  TZ: 'UTC',
});

const asUser = (user: SystemUser | null): { uid?: number; gid?: number } =>
  user ? { uid: user.uid, gid: user.gid } : {};
