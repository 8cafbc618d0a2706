/** The timeline page by page, in both directions, as the screen has it: newest first, whichever way a page was read. */
import { type TimelineItem, type TimelinePage, timelinePage } from '#contract/timeline.ts';
import { api } from '#web/lib/requests/api.ts';
import { newerRange, olderRange } from './timeline-range.ts';

/** More pages than these are not kept: those that are far away are read again when they come near. */
export const MAX_PAGES = 10;

/** From where a page is read: the beginning, which may be around a day, or on from another page. */
export type Place = { at: string | undefined } | { towards: 'older' | 'newer'; cursor: string };

/** A page with where to read on; null where there is nothing more. */
export interface ShownPage {
  items: TimelineItem[];
  older: Place | null;
  newer: Place | null;
}

/** The filters and the time zone, as the query of `GET /api/timeline` has them. */
type Asked = Readonly<Record<string, string | undefined>>;

/** The beginning: the newest, or the day that was jumped to with what is just newer and just older. */
export const firstPlace = (at: string | undefined): Place => ({ at });

/** Reads one page. @throws ApiProblem */
export const readShownPage = async (place: Place, asked: Asked, signal: AbortSignal): Promise<ShownPage> => {
  const { from, to, ...rest } = asked;
  const read = (query: Record<string, string | undefined>) => readPage({ ...rest, ...query }, signal);
  if ('cursor' in place) return shown(place.towards, await read({ from, to, ...place }));
  const newerDays = newerRange({ from, to }, place.at);
  const [older, newer] = await Promise.all([
    read({ ...olderRange({ from, to }, place.at), towards: 'older' }),
    newerDays && read({ ...newerDays, towards: 'newer' }),
  ]);
  return {
    items: [...(newer?.items.toReversed() ?? []), ...older.items],
    older: onwards('older', older.nextCursor),
    newer: onwards('newer', newer?.nextCursor ?? null),
  };
};

/** All pages of what is asked for, newest first. @throws ApiProblem */
export async function* readAll(asked: Asked, signal: AbortSignal): AsyncGenerator<TimelineItem[], void> {
  let cursor: string | undefined;
  do {
    const page: TimelinePage = await readPage({ ...asked, cursor }, signal);
    yield page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

const readPage = (query: Record<string, string | undefined>, signal: AbortSignal): Promise<TimelinePage> => {
  const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
  return api.get(`/api/timeline?${new URLSearchParams(given)}`, { schema: timelinePage, signal });
};

const shown = (towards: 'older' | 'newer', { items, nextCursor, previousCursor }: TimelinePage): ShownPage =>
  towards === 'older'
    ? { items, older: onwards('older', nextCursor), newer: onwards('newer', previousCursor) }
    : {
        items: items.toReversed(),
        older: onwards('older', previousCursor),
        newer: onwards('newer', nextCursor),
      };

const onwards = (towards: 'older' | 'newer', cursor: string | null): Place | null =>
  cursor === null ? null : { towards, cursor };
