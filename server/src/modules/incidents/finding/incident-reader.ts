import {
  type IncidentCounters,
  type IncidentListQuery,
  type IncidentSummary,
  RUNNING_STATUSES,
} from '#contract/incidents.ts';
import type { Page } from '#contract/shapes.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { readRecordPage } from '../../../platform/records/record-reader.ts';
import { usableTimeZone } from '../../../platform/requests/time-zone.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { LEADS } from './incident-orders.ts';
import { passesList } from './select-incidents.ts';

/** One keyset page. The words of a sensitive incident stay hidden in the list (design.md, 9). */
export const readIncidentPage = (
  tx: ReadTransaction,
  { order, from, to, time_zone, ...query }: IncidentListQuery,
): Promise<Page<IncidentSummary>> =>
  readRecordPage(tx, INCIDENTS, query, {
    lead: LEADS[order],
    passes: passesList(tx, { period: { from, to, timeZone: usableTimeZone(time_zone) }, filters: query }),
    itemOf: (record, content) => {
      const shown = record.is_sensitive ? undefined : content;
      return {
        ...record,
        title: shown?.title ?? '',
        location: shown?.location ?? null,
        tags: shown?.tags ?? [],
        // No words: what was left alone must not look as if it was said, of a sensitive one either.
        unstated: content?.unstated ?? [],
      };
    },
  });

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
