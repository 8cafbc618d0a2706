/**
 * Who used Recueil on a day, written once a day and person: that they did, and nothing of what they did. Whose row it is cannot be
 * told from the database: the person stands in it by a hash under a key that the master key seals.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { MINUTE_MS } from '#contract/common/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { parisDay } from './paris-day.ts';

export interface ActivityRecorder {
  /** The person's request was answered. */
  seen(userId: string): void;
  /** Writes what waits to be written. Never fails. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Long enough to write many people in one statement. What a server that dies has not written is no loss to anybody. */
const FLUSH_MS = MINUTE_MS;
const HASH_BYTES = 16;

/** @param key under which people are hashed */
export const createActivityRecorder = (
  database: Pick<Database, 'asSystem'>,
  key: Buffer,
  log: Logger,
  now: () => Date = () => new Date(),
): ActivityRecorder => {
  let day = parisDay(now());
  let dayHoldsUntil = 0;
  /** Whom this server has seen today. */
  let known = new Set<string>();
  let waiting: { day: string; userId: string }[] = [];

  const today = (): string => {
    const moment = now();
    if (moment.getTime() < dayHoldsUntil) return day;
    // Asked once a minute: to name a day in a time zone costs more than all the rest here.
    dayHoldsUntil = (Math.floor(moment.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
    const current = parisDay(moment);
    if (current !== day) known = new Set();
    day = current;
    return day;
  };

  const write = async (): Promise<void> => {
    const rows = waiting;
    if (rows.length === 0) return;
    waiting = [];
    const people = rows.map(({ userId }) =>
      createHmac('sha256', key).update(userId).digest().subarray(0, HASH_BYTES),
    );
    try {
      await database.asSystem('note who was active', async ({ db }) => {
        await sql`
          INSERT INTO admin.activity_days (day, person)
          SELECT * FROM unnest(${rows.map((row) => row.day)}::date[], ${people}::bytea[])
          ON CONFLICT DO NOTHING`.execute(db);
      });
    } catch (error) {
      waiting = [...rows, ...waiting];
      throw error;
    }
  };
  const writing = repeat({ everyMs: FLUSH_MS, log, failure: 'activity could not be noted', work: write });
  return {
    seen: (userId) => {
      const current = today();
      if (known.has(userId)) return;
      known.add(userId);
      waiting.push({ day: current, userId });
    },
    flush: writing.run,
    stop: async () => {
      void writing.run();
      await writing.stop();
    },
  };
};
