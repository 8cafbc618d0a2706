/**
 * What has changed, as the database tells it, handed to every listener for that person.
 *
 * [Note: a listener may be lost] One connection a server listens, beside the pool. While it is away nothing is heard,
 * and nothing else is missing: no request depends on it. Once it listens again everybody is told to look at everything,
 * because nobody knows what has passed.
 *
 * [Note: the lock of a living server] The same connection holds an advisory lock on this server's number. It goes with
 * the connection, also when the process is killed: any server can tell whether the one that began something still lives.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { SECOND_MS } from '#contract/common/durations.ts';
import type { Logger } from '../telemetry/logger.ts';
import { CHANNEL, EVERYBODY, type Notice, noticeFrom } from './notice.ts';
import { createQuiet } from './quiet.ts';

/** `everything`: something may have passed unheard. */
export type Hear = (news: Notice | 'everything') => void;

export interface EventHub {
  /** What this server is called among those on its database. */
  readonly server: number;
  /** Passes on what is told of this person's things, until the returned function is called. */
  subscribe(userId: string, hear: Hear): () => void;
  /** For how long nothing has been told of this person's things, in milliseconds, at most a minute; 0 while nothing is heard. */
  quietMs(userId: string): number;
  close(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10 * SECOND_MS;
/** A connection that is gone without a word is noticed by asking. */
const PROBE_INTERVAL_MS = 30 * SECOND_MS;
const CLOSE_TIMEOUT_MS = SECOND_MS;
/** The first half of the lock's key, by which 016-running-replies.sql finds it. */
const LOCK_SPACE = 721_904;

/**
 * Listens, and goes on trying to, until it is closed. No start waits for it.
 * @param newConnection makes a connection of its own, which is not connected yet.
 */
export const startEventHub = (newConnection: () => Client, log: Logger): EventHub => {
  const server = randomInt(1, 2 ** 31 - 1);
  const hearers = new Map<string, Set<Hear>>();
  const closing = new AbortController();
  const quiet = createQuiet(() => performance.now());

  const allHearers = (): Hear[] => [...hearers.values()].flatMap((those) => [...those]);
  const pass = (line: string): void => {
    const notice = noticeFrom(line);
    if (!notice) return;
    quiet.hear(notice.userId);
    const those = notice.userId === EVERYBODY ? allHearers() : [...(hearers.get(notice.userId) ?? [])];
    for (const hear of those) hear(notice);
  };
  const listenOnce = async (onListening: () => void): Promise<void> => {
    const client = newConnection();
    const lost = Promise.withResolvers<void>();
    client.on('error', (error) => lost.reject(error));
    client.on('end', () => lost.resolve());
    const stop = (): void => lost.resolve();
    closing.signal.addEventListener('abort', stop);
    lost.promise.catch(() => undefined);
    client.on('notification', ({ payload }) => pass(payload ?? ''));
    const probe = setInterval(() => {
      client.query('SELECT 1').catch((error: unknown) => lost.reject(error));
    }, PROBE_INTERVAL_MS);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; SELECT pg_advisory_lock_shared(${LOCK_SPACE}, ${server})`);
      quiet.begin();
      onListening();
      for (const hear of allHearers()) hear('everything');
      await lost.promise;
    } finally {
      clearInterval(probe);
      quiet.end();
      closing.signal.removeEventListener('abort', stop);
      await Promise.race([
        client.end().catch(() => undefined),
        sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
      ]);
    }
  };
  const listen = async (): Promise<void> => {
    let pauseMs = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      try {
        await listenOnce(() => {
          pauseMs = FIRST_PAUSE_MS;
        });
        if (!closing.signal.aborted) log.warn('the connection that listens for changes ended');
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, 'changes are not heard at the moment');
      }
      // Servers that lost their database together do not come back together.
      await sleep(pauseMs * (0.5 + Math.random() / 2), undefined, { signal: closing.signal }).catch(
        () => undefined,
      );
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  };
  const listening = listen();

  return {
    server,
    subscribe: (userId, hear) => {
      const those = hearers.get(userId) ?? new Set();
      those.add(hear);
      hearers.set(userId, those);
      return () => {
        those.delete(hear);
        if (those.size === 0 && hearers.get(userId) === those) hearers.delete(userId);
      };
    },
    quietMs: quiet.ms,
    close: async () => {
      closing.abort();
      await listening;
    },
  };
};
