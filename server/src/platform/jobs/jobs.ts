/**
 * Work that must happen later, kept in PostgreSQL by pg-boss, in a schema of its own that no person's role may enter. One
 * pg-boss serves all kinds of jobs: each module registers its own.
 *
 * A job holds ids and nothing else: its table is not sealed. What its work throws is kept there too, so that is replaced
 * by a plain word.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { MINUTE_MS, SECOND_MS } from '#contract/common/durations.ts';
import type { Logger } from '../telemetry/logger.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const SCHEMA = 'pgboss';
const POLL_SECONDS = 2;
/** Longer than most work takes. */
const LONGEST_WORK_SECONDS = 15 * MINUTE_SECONDS;
/** A job from which nothing is heard for so long belongs to a process that is gone; looked for at the start, and about once a minute. */
const ABANDONED_SECONDS = 30;
const STOP_TIMEOUT_MS = 2 * SECOND_MS;
const FIRST_PAUSE_MS = SECOND_MS;
const LONGEST_PAUSE_MS = MINUTE_MS;

/** How a kind of job is done. */
export interface JobKind<Ids extends Record<string, string>> {
  /** The name of its queue: letters, digits and underscores. */
  name: string;
  /** How often one that failed is tried again, and the first pause before that, which doubles up to an hour. */
  retries: number;
  retrySeconds: number;
  /** Longer than its work ever takes; a quarter of an hour where it is not said. */
  longestSeconds?: number;
  /**
   * True where it is seldom needed: its queue is opened with the first job that is added here, and not with the server. Jobs that another
   * server left are then done only once one is added here.
   */
  isRare?: true;
  /** `signal` is aborted when the server stops; the job is then taken up again later. */
  work(ids: Ids, attempt: { isLast: boolean; signal: AbortSignal }): Promise<void>;
}

/**
 * Adds a job; one with the same ids that waits or runs already is enough.
 * @throws Error when the queue cannot be opened, or when the server stops.
 */
export type AddJob<Ids extends Record<string, string>> = (ids: Ids) => Promise<void>;

export interface Jobs {
  /** Begins to do the jobs of a kind, in the background: no start of a server waits for it. */
  register<Ids extends Record<string, string>>(kind: JobKind<Ids>): AddJob<Ids>;
  /** Lets go of what runs. */
  stop(): Promise<void>;
}

/**
 * All kinds of jobs. pg-boss is loaded, and its tables are created, with the first kind that is registered; a start that
 * failed is tried again with the next job, and after a pause.
 */
export const createJobs = (pool: Pool, log: Logger): Jobs => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const background: Promise<void>[] = [];
  const boss = retried(() => startBoss(pool, log));

  return {
    register: (kind) => {
      const worker = retried(async () => await startWorker(await boss.get(), kind, log, signal));
      if (!kind.isRare) background.push(tryUntilStarted(worker.get, kind.name, log, signal));
      return async (ids) => {
        signal.throwIfAborted();
        const workerId = await worker.get();
        const running = await boss.get();
        await running.send(kind.name, ids, { singletonKey: Object.values(ids).join('/') });
        // Another server looks within two seconds; this one need not wait for that.
        running.notifyWorker(workerId);
      };
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(background);
      await (await boss.begun())?.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
};

interface Retried<Value> {
  /** The value, made once; where making it failed, the next call tries again. */
  get(): Promise<Value>;
  /** The value, or undefined where it was never made. */
  begun(): Promise<Value | undefined>;
}

const retried = <Value>(make: () => Promise<Value>): Retried<Value> => {
  let making: Promise<Value> | undefined;
  return {
    get: () => {
      making ??= make().catch((error: unknown) => {
        making = undefined;
        throw error;
      });
      return making;
    },
    begun: async () => await making?.catch(() => undefined),
  };
};

/** Never rejects. */
const tryUntilStarted = async (
  start: () => Promise<unknown>,
  job: string,
  log: Logger,
  signal: AbortSignal,
): Promise<void> => {
  for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      await start();
      return;
    } catch (error) {
      log.warn({ err: error, job }, 'the queue of jobs could not be opened');
    }
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
};

const startBoss = async (pool: Pool, log: Logger): Promise<PgBoss> => {
  // Loaded only where something is queued.
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    schema: SCHEMA,
    schedule: false,
    db: {
      executeSql: async (text, values) => await (values ? pool.query(text, values) : pool.query(text)),
    },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs failed'));
  try {
    return await boss.start();
  } catch (error) {
    // What had begun already ends with it.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
};

/** @returns the id of the worker */
const startWorker = async <Ids extends Record<string, string>>(
  boss: PgBoss,
  kind: JobKind<Ids>,
  log: Logger,
  signal: AbortSignal,
): Promise<string> => {
  await boss.createQueue(kind.name, { policy: 'exclusive' });
  await boss.updateQueue(kind.name, {
    retryLimit: kind.retries,
    retryDelay: kind.retrySeconds,
    retryBackoff: true,
    retryDelayMax: HOUR_SECONDS,
    expireInSeconds: kind.longestSeconds ?? LONGEST_WORK_SECONDS,
    heartbeatSeconds: ABANDONED_SECONDS,
    deleteAfterSeconds: HOUR_SECONDS,
  });
  const options = { batchSize: 1, pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true } as const;
  const workerId = await boss.work<Ids, void, typeof options>(kind.name, options, async ([job]) => {
    if (!job) return;
    try {
      await kind.work(job.data, { isLast: job.retryCount >= job.retryLimit, signal });
    } catch (error) {
      if (!signal.aborted)
        log.warn({ err: error, job: kind.name, attempt: job.retryCount + 1 }, 'a job failed');
      throw new Error('failed');
    }
  });
  // What a server that was killed had begun is not waited for another minute.
  await boss
    .supervise(kind.name)
    .catch((error) =>
      log.warn({ err: error, job: kind.name }, 'jobs that were left could not be looked for'),
    );
  return workerId;
};
