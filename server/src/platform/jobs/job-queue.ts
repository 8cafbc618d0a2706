/**
 * Work that must happen later, kept in PostgreSQL by pg-boss, in a schema of its own that no person's role may enter.
 *
 * A job holds ids and nothing else: its table is not sealed. What its work throws is kept there too, so that is replaced
 * by a plain word.
 */

import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { SECOND_MS } from '#contract/durations.ts';
import type { Logger } from '../telemetry/logger.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const SCHEMA = 'pgboss';
const POLL_SECONDS = 2;
/** Longer than any work takes. */
const LONGEST_WORK_SECONDS = 15 * MINUTE_SECONDS;
/** A job from which nothing is heard for so long belongs to a process that is gone; looked for about once a minute. */
const ABANDONED_SECONDS = 30;
const STOP_TIMEOUT_MS = 2 * SECOND_MS;

/** How a kind of job is done. */
export interface JobKind<Ids extends Record<string, string>> {
  name: string;
  /** How often one that failed is tried again, and the first pause before that, which doubles up to an hour. */
  retries: number;
  retrySeconds: number;
  /** `signal` is aborted when the server stops; the job is then taken up again later. */
  work(ids: Ids, attempt: { isLast: boolean; signal: AbortSignal }): Promise<void>;
}

export interface JobQueue<Ids extends Record<string, string>> {
  /** Adds a job; one about the same that waits or runs already is enough. */
  add(ids: Ids): Promise<void>;
  /** Lets go of what runs. */
  stop(): Promise<void>;
}

/** Connects and creates the tables with the first need, in the background: no start waits for it. */
export const startJobQueue = <Ids extends Record<string, string>>(
  pool: Pool,
  log: Logger,
  kind: JobKind<Ids>,
): JobQueue<Ids> => {
  const stopping = new AbortController();
  let starting: Promise<Running> | undefined;
  const start = (): Promise<Running> => {
    starting ??= open(pool, log, kind, stopping.signal).catch((error: unknown) => {
      // Tried again with the next job.
      starting = undefined;
      throw error;
    });
    return starting;
  };
  start().catch((error: unknown) => log.warn({ err: error }, 'the queue of jobs could not be opened'));
  return {
    add: async (ids) => {
      const { boss, workerId } = await start();
      await boss.send(kind.name, ids, { singletonKey: Object.values(ids).join('/') });
      // Another server looks within two seconds; this one need not wait for that.
      boss.notifyWorker(workerId);
    },
    stop: async () => {
      stopping.abort();
      const running = await starting?.catch(() => undefined);
      await running?.boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
};

interface Running {
  boss: PgBoss;
  workerId: string;
}

const open = async <Ids extends Record<string, string>>(
  pool: Pool,
  log: Logger,
  kind: JobKind<Ids>,
  signal: AbortSignal,
): Promise<Running> => {
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
  await boss.start();
  await boss.createQueue(kind.name, { policy: 'exclusive' });
  await boss.updateQueue(kind.name, {
    retryLimit: kind.retries,
    retryDelay: kind.retrySeconds,
    retryBackoff: true,
    retryDelayMax: HOUR_SECONDS,
    expireInSeconds: LONGEST_WORK_SECONDS,
    heartbeatSeconds: ABANDONED_SECONDS,
    deleteAfterSeconds: HOUR_SECONDS,
  });
  const options = { batchSize: 1, pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true } as const;
  const workerId = await boss.work(kind.name, options, async ([job]) => {
    if (!job) return;
    try {
      await kind.work(job.data as Ids, { isLast: job.retryCount >= job.retryLimit, signal });
    } catch (error) {
      if (!signal.aborted)
        log.warn({ err: error, job: kind.name, attempt: job.retryCount + 1 }, 'a job failed');
      throw new Error('failed');
    }
  });
  return { boss, workerId };
};
