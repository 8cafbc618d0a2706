/**
 * One search: its sources side by side, a batch of rows at a time. While a thread searches one batch, the next is read;
 * more is never under way, and nothing of it is kept.
 */
import { SEARCH_MAX_FOUND } from '#contract/common/limits.ts';
import type { SearchEvent, SearchInput } from '#contract/search.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { usableTimeZone } from '../../platform/requests/time-zone.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { UserBox } from '../../platform/vault/vault.ts';
import { joinedParts } from './joined-parts.ts';
import { fold } from './matching/fold.ts';
import type { Wanted } from './matching/match-thing.ts';
import { termsOf } from './matching/terms.ts';
import { searchProblem } from './search-problem.ts';
import type {
  ReadShortly,
  SearchBatch,
  SearchFilters,
  SearchRequest,
  SearchSource,
} from './search-source.ts';
import type { SearchThreads } from './threads/search-threads.ts';
import type { Found } from './threads/thread-request.ts';

/** What a search uses. */
export interface SearchServices {
  database: Database;
  log: Logger;
  sources: readonly SearchSource[];
  threads: Pick<SearchThreads, 'search'>;
}

/** Sends an event; resolves when the reader has room for the next. */
type Emit = (event: SearchEvent) => Promise<void>;

/** A search that can begin. */
export interface StartedSearch {
  /** Sends its events, until it is done or the signal aborts it; never rejects: a failure is an event. */
  finish(emit: Emit): Promise<void>;
}

/**
 * Counts what there is to search.
 * @param signal ends it, with the ProblemError that the reader is told, or because the reader has gone
 * @throws what the database throws: nothing has been sent yet
 */
export const startSearch = async (
  { database, log, sources, threads }: SearchServices,
  actor: Actor,
  { words, kind, from, to, time_zone, moods, ...others }: SearchInput,
  signal: AbortSignal,
): Promise<StartedSearch> => {
  // None chosen is no filter.
  const filters: SearchFilters = { ...others, moods: moods?.length ? moods : undefined };
  const wanted: Wanted = {
    terms: termsOf(words),
    moods: filters.moods,
    tags: (filters.tags ?? []).map((tag) => fold(tag).text),
  };
  const request: SearchRequest = {
    period: { from, to, timeZone: usableTimeZone(time_zone) },
    filters,
    hasTerms: wanted.terms.length > 0,
  };
  const asked = sources.filter((source) => (kind ?? source.kind) === source.kind && source.takes(filters));
  const counts = await database.asReader(actor, (tx) =>
    Promise.all(asked.map((source) => source.count(tx, request))),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);

  const finish = async (emit: Emit): Promise<void> => {
    const stop = new AbortController();
    const ended = AbortSignal.any([signal, stop.signal]);
    let [found, searched] = [0, 0];
    let more = false;
    let failure: { error: unknown } | undefined;
    const tell = async (event: SearchEvent): Promise<void> => {
      if (!ended.aborted) await emit(event);
    };
    const tellFound = async ({ item, matches }: Found): Promise<void> => {
      if (found === SEARCH_MAX_FOUND) {
        more = true;
        stop.abort();
      } else {
        found += 1;
        await tell({ event: 'found', item, matches });
      }
    };
    const searchAll = async (source: SearchSource): Promise<void> => {
      let box: UserBox | undefined;
      const read: ReadShortly = async (work) => {
        ended.throwIfAborted();
        return await database.asReader(actor, async (tx) => {
          const [result, own] = await Promise.all([work(tx), tx.box()]);
          box = own;
          return result;
        });
      };
      const join = joinedParts();
      for await (const batch of oneAhead(source.read(read, request))) {
        if (box === undefined) continue;
        const options = { owner: actor.userId, box, opener: source.opener, wanted, signal: ended };
        for (const one of join(batch, await threads.search(batch, options))) await tellFound(one);
        searched += batch.searched;
        // What was written meanwhile is searched, and was not counted.
        await tell({ event: 'progress', searched: Math.min(searched, total), total });
      }
    };
    const searchOrStop = async (source: SearchSource): Promise<void> => {
      try {
        await searchAll(source);
      } catch (error) {
        // Of those that stop because another did, the error is of no interest.
        if (!stop.signal.aborted) failure = { error };
        stop.abort();
      }
    };
    await Promise.all(asked.map(searchOrStop));
    if (failure === undefined) return await emit({ event: 'done', found, more });
    const code = searchProblem(failure.error);
    if (!signal.aborted) {
      log[code === 'internal' ? 'error' : 'warn']({ err: failure.error }, 'a search could not be finished');
    }
    await emit({ event: 'problem', code });
  };
  return { finish };
};

/** Asks for the next batch while the one before is searched. */
async function* oneAhead(batches: AsyncGenerator<SearchBatch>): AsyncGenerator<SearchBatch> {
  let next = batches.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = batches.next();
      // Awaited in the next round; until then a failure is nobody's.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await batches.return(undefined).catch(() => undefined);
  }
}
