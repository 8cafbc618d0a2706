import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { TimelineKind } from '#contract/common/kinds.ts';
import { SEARCH_MAX_FOUND } from '#contract/common/limits.ts';
import type { SearchEvent } from '#contract/search.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import type { Database, ReadTransaction } from '../../platform/database/database.ts';
import { DatabaseUnavailableError } from '../../platform/database/errors.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import type { UserBox } from '../../platform/vault/vault.ts';
import type { SearchSource } from './search-source.ts';
import { startSearch } from './start-search.ts';
import type { SearchThreads } from './threads/search-threads.ts';

const ACTOR = { userId: 'person', sessionId: 'session' };
const ROWS_A_PAGE = 10;

/** So many rows of a kind, each of which is found. */
const sourceOf = (kind: TimelineKind, rows: number, reads: { count: number }): SearchSource => ({
  kind,
  opener: new URL('file:///nowhere.ts'),
  takes: () => true,
  count: async () => rows,
  read: async function* (read) {
    for (let at = 0; at < rows; at += ROWS_A_PAGE) {
      yield await read(async () => {
        reads.count += 1;
        const page = Array.from(
          { length: Math.min(ROWS_A_PAGE, rows - at) },
          (_, one) => `${kind} ${at + one}`,
        );
        return { rows: page, searched: page.length };
      });
    }
  },
});

const THREADS: Pick<SearchThreads, 'search'> = {
  search: async ({ rows }, { signal }) => {
    await nextTurn();
    signal.throwIfAborted();
    return rows.map((row) => ({ item: { id: row } as TimelineItem, matches: [] }));
  },
};

/** @param failsAt the transaction that the database is away for; the first one counts the rows */
const begin = async (sizes: Partial<Record<TimelineKind, number>>, failsAt = Number.POSITIVE_INFINITY) => {
  let transactions = 0;
  const database = {
    asReader: async (_actor: unknown, work: (tx: ReadTransaction) => Promise<unknown>) => {
      transactions += 1;
      if (transactions === failsAt) throw new DatabaseUnavailableError();
      return await work({ box: async () => ({}) as UserBox } as ReadTransaction);
    },
  } as Database;
  const reads = { count: 0 };
  const sources = Object.entries(sizes).map(([kind, rows]) => sourceOf(kind as TimelineKind, rows, reads));
  const reader = new AbortController();
  const services = { database, log: pino({ level: 'silent' }), sources, threads: THREADS };
  const search = await startSearch(services, ACTOR, { words: 'x' }, reader.signal);
  const events: SearchEvent[] = [];
  const finish = (heard: (event: SearchEvent) => Promise<void> | void = () => undefined) =>
    search.finish(async (event) => {
      events.push(event);
      await heard(event);
    });
  return { reads, reader, events, finish };
};

const idsIn = (events: readonly SearchEvent[]): string[] =>
  events.flatMap((event) => (event.event === 'found' ? [event.item.id] : []));

describe('a search', () => {
  it('tells of each thing once, the newest of each kind first, and how far it is', async () => {
    const { events, finish } = await begin({ journal: 25, incident: 3 });
    await finish();
    const ids = idsIn(events);
    expect(ids.filter((id) => id.startsWith('journal'))).toEqual(
      Array.from({ length: 25 }, (_, at) => `journal ${at}`),
    );
    expect(ids.slice(0, 20)).toContain('incident 0');
    expect(events.at(-2)).toEqual({ event: 'progress', searched: 28, total: 28 });
    expect(events.at(-1)).toEqual({ event: 'done', found: 28, more: false });
  });

  it('stops when it has found enough, says so, and reads nothing more', async () => {
    const { events, finish, reads } = await begin({ journal: 100_000, conversation: 100_000 });
    await finish();
    expect(idsIn(events)).toHaveLength(SEARCH_MAX_FOUND);
    expect(events.at(-1)).toEqual({ event: 'done', found: SEARCH_MAX_FOUND, more: true });
    expect(reads.count).toBeLessThan(SEARCH_MAX_FOUND / ROWS_A_PAGE + 10);
  });

  it('has no more where it found exactly as many as it tells of', async () => {
    const { events, finish } = await begin({ journal: SEARCH_MAX_FOUND });
    await finish();
    expect(events.at(-1)).toEqual({ event: 'done', found: SEARCH_MAX_FOUND, more: false });
  });

  it('ends with a problem when the database is away, and what was found until then stays', async () => {
    const { events, finish, reads } = await begin({ journal: 1_000, incident: 1_000 }, 8);
    await finish();
    expect(events.at(-1)).toEqual({ event: 'problem', code: 'unavailable' });
    expect(events.filter(({ event }) => event === 'problem')).toHaveLength(1);
    expect(idsIn(events).length).toBeGreaterThan(0);
    expect(reads.count).toBeLessThan(20);
  });

  it('fails before it begins when the database is away from the start', async () => {
    await expect(begin({ journal: 1 }, 1)).rejects.toThrow(DatabaseUnavailableError);
  });

  it('reads nothing more when its reader has gone', async () => {
    const { events, finish, reads, reader } = await begin({ journal: 10_000 });
    await finish(() => reader.abort());
    expect(idsIn(events)).toHaveLength(1);
    // The page that was searched, and the one that was read ahead.
    expect(reads.count).toBeLessThanOrEqual(2);
  });

  it('says why when it is ended by another', async () => {
    const { events, finish, reader } = await begin({ journal: 10_000 });
    await finish(({ event }) => {
      if (event === 'progress') reader.abort(new ProblemError('rate_limited'));
    });
    expect(events.at(-1)).toEqual({ event: 'problem', code: 'rate_limited' });
  });

  it('reads no further ahead than a page while its reader does not read', async () => {
    const { finish, reads, reader } = await begin({ journal: 10_000 });
    const slow = Promise.withResolvers<void>();
    const finished = finish(() => slow.promise);
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
    expect(reads.count).toBe(2);
    reader.abort();
    slow.resolve();
    await finished;
  });
});
