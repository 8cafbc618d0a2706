import type { TimelinePage, TimelineQuery } from '#contract/timeline.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { cursorFrom, type Keyset, keysetFrom } from '../../platform/requests/cursor.ts';
import { usableTimeZone } from '../../platform/requests/time-zone.ts';
import type { TimelineRange, TimelineSource } from './timeline-source.ts';

/**
 * One keyset page over all kinds. Each kind is read up to a page, so a page costs the same however much there is.
 * @throws ProblemError `bad_cursor`
 */
export const readTimeline = async (
  database: Database,
  sources: readonly TimelineSource[],
  actor: Actor,
  { cursor, limit, towards, kind, from, to, time_zone, whole, ...filters }: TimelineQuery,
): Promise<TimelinePage> => {
  const range: TimelineRange = {
    after: cursor === undefined ? null : keysetFrom(cursor),
    towards,
    from,
    to,
    timeZone: usableTimeZone(time_zone),
    limit: limit + 1,
    whole: whole !== undefined,
  };
  const asked = sources.filter((source) => (kind ?? source.kind) === source.kind && source.takes(filters));
  const found = await database.asReader(actor, (tx) =>
    Promise.all(asked.map((source) => source.read(tx, range, filters))),
  );
  const sign = towards === 'older' ? -1 : 1;
  const merged = found.flat().sort((one, other) => sign * compared(one, other));
  const shown = merged.slice(0, limit);
  const [first, last] = [shown[0], shown.at(-1)];
  return {
    items: shown.map(({ item }) => item),
    nextCursor: merged.length > limit && last !== undefined ? cursorFrom(last) : null,
    previousCursor: first === undefined ? null : cursorFrom(first),
  };
};

/** As PostgreSQL compares the moment and the id. */
const compared = (one: Keyset, other: Keyset): number => {
  const between = one.at.getTime() - other.at.getTime();
  if (between !== 0) return between;
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
};
