/** The real server on a private database, on a port of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import type { Overrides, Recueil } from '#server/compose/recueil.ts';
import { compose } from '#server/compose.ts';
import { loadConfig } from '#server/config/config.ts';
import { createInterviewReader } from '#server/modules/interview/index.ts';
import { createSearchThreads } from '#server/modules/search/index.ts';
import { createTextsReader } from '#server/modules/synthesis/index.ts';
import { randomKey } from '#server/platform/secrets/local-secrets.ts';
import { type SharedSecrets, sharedSecrets } from '#server/platform/secrets/shared-secrets.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { serve } from '#server/serve.ts';
import { cloneDatabase, type TestDatabase } from './test-cluster.ts';

export interface TestServerOptions {
  /** On top of a quiet server: autoconfirmed sign-up, no captcha, no mail cooldown, cheap passwords. */
  env?: Record<string, string>;
  /** What every server repeats for itself, each on a connection of its own, runs only with `repeatsWork: true`. */
  overrides?: Overrides;
  /** Another server, with which it shares its database and its master key. */
  beside?: TestServer;
}

export interface TestServer {
  /** `http://localhost:49152` */
  url: string;
  dataDir: string;
  outboxDir: string;
  databaseUrl: string;
  masterKey: string;
  /** A secret that the servers on its database share. */
  secret: SharedSecrets;
  recueil: Recueil;
  /** The lines that were logged so far, parsed. */
  logged: Record<string, unknown>[];
  stop(): Promise<void>;
}

/**
 * Threads of every server of this process that is not handed some of its own: they take seconds to start, and keep
 * nothing of one server that another could see. They end with the process.
 */
const shared = <Threads extends { close(): Promise<void> }>(start: () => Threads): (() => Threads) => {
  let threads: Threads | undefined;
  return () => {
    threads ??= { ...start(), close: async () => undefined };
    return threads;
  };
};
export const sharedInterviews = shared(createInterviewReader);
const sharedSynthesisTexts = shared(createTextsReader);
const sharedSearchThreads = shared(createSearchThreads);

/** A server in this process. */
export type ServerInProcess = Pick<TestServer, 'url' | 'recueil' | 'logged' | 'stop'>;

/**
 * Starts a server on a data folder and a database that the caller made and keeps; without DATABASE_URL on the embedded
 * PostgreSQL. The caller stops it.
 */
export const startServerOn = async (
  env: Record<string, string>,
  overrides: Overrides = {},
): Promise<ServerInProcess> => {
  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { level: 'debug', base: null },
    { write: (line: string) => logged.push(JSON.parse(line)) },
  );
  const interviews = sharedInterviews();
  const config = loadConfig({ PORT: '0', RECUEIL_PASSWORD_HASHING: 'cheap', ...env });
  const recueil = await compose(config, {
    log,
    interviews,
    callInterviews: interviews,
    synthesisTexts: sharedSynthesisTexts(),
    searchThreads: sharedSearchThreads(),
    ...overrides,
  });
  const { url, stop } = await serve(config, recueil).catch(async (error: unknown) => {
    await recueil.close();
    throw error;
  });
  return { url, recueil, logged, stop };
};

/** Starts a server; the caller stops it (`afterAll(() => server.stop())`). */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const clone: TestDatabase = options.beside
    ? { url: options.beside.databaseUrl, drop: async () => undefined }
    : await cloneDatabase(inject('cluster'));
  const dataDir = await mkdtemp(join(tmpdir(), 'recueil-server-'));
  const masterKey = options.env?.RECUEIL_MASTER_KEY ?? options.beside?.masterKey ?? randomKey();
  const env = {
    DATABASE_URL: clone.url,
    RECUEIL_DATA_DIR: dataDir,
    RECUEIL_MASTER_KEY: masterKey,
    RECUEIL_CAPTCHA: 'off',
    RECUEIL_AUTOCONFIRM: 'on',
    RECUEIL_MAIL_COOLDOWN_SECONDS: '0',
    ...options.env,
  };
  const overrides = { repeatsWork: false, ...options.overrides };
  const server = await startServerOn(env, overrides).catch(async (error) => {
    // Some tests want a server that does not start.
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  return {
    ...server,
    dataDir,
    outboxDir: join(dataDir, 'outbox'),
    databaseUrl: clone.url,
    masterKey,
    secret: sharedSecrets(server.recueil.database, createVault(masterKey)),
    stop: async () => {
      await server.stop();
      await clone.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** The same, stopped when the running test ends. */
export const startServerForTest = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const server = await startTestServer(options);
  onTestFinished(() => server.stop());
  return server;
};
