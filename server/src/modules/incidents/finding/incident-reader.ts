import type { Page } from '#contract/common/shapes.ts';
import {
  type IncidentCounters,
  type IncidentListQuery,
  type IncidentSummary,
  RUNNING_STATUSES,
} from '#contract/incidents.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import type { ListedRecord } from '../../../platform/records/listed-record.ts';
import type { Unopened } from '../../../platform/records/record-kind.ts';
import { readShortPage } from '../../../platform/records/short-reader.ts';
import { usableTimeZone } from '../../../platform/requests/time-zone.ts';
import { INCIDENT_ROWS, type IncidentClear, type IncidentShort } from '../incident-content.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { LEADS } from './incident-orders.ts';
import { passesList } from './select-incidents.ts';

/** What was found of an incident: the words of a sensitive one stay hidden in lists (design.md, 9). */
export const summaryOf = (
  record: Unopened<IncidentClear>,
  short: IncidentShort | undefined,
): IncidentSummary => {
  const shown = record.is_sensitive ? undefined : short;
  return {
    ...record,
    title: shown?.title ?? '',
    excerpt: shown?.excerpt ?? '',
    location: shown?.location ?? null,
    tags: shown?.tags ?? [],
    // No words: what was left alone must not look as if it was said, of a sensitive one either.
    unstated: short?.unstated ?? [],
    ...(short === undefined && { damaged: true }),
  };
};

/** One keyset page, by one query. */
export const readIncidentPage = (
  tx: ReadTransaction,
  { order, from, to, time_zone, ...query }: IncidentListQuery,
): Promise<Page<ListedRecord<IncidentClear, IncidentShort>>> =>
  readShortPage(tx, INCIDENTS, INCIDENT_ROWS, query, {
    lead: LEADS[order],
    ...(isNarrowed({ from, to, ...query }) && {
      passes: passesList(tx, { period: { from, to, timeZone: usableTimeZone(time_zone) }, filters: query }),
    }),
  });

const isNarrowed = ({
  cursor: _cursor,
  limit: _limit,
  ...narrowing
}: Omit<IncidentListQuery, 'order' | 'time_zone'>): boolean =>
  Object.values(narrowing).some((value) => value !== undefined);

/** The four figures above the list. */
export const readIncidentCounters = async (tx: ReadTransaction): Promise<IncidentCounters> =>
  await tx.db
    .selectFrom('incidents')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('status', 'in', RUNNING_STATUSES).as('running'),
      fn.countAll<number>().filterWhere('status', '=', 'resolved').as('resolved'),
      fn.countAll<number>().filterWhere('priority', '=', 'critical').as('critical'),
    ])
    .where('user_id', '=', tx.userId)
    .executeTakeFirstOrThrow();
