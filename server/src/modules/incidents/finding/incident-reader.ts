import {
  type IncidentCounters,
  type IncidentListQuery,
  type IncidentSummary,
  RUNNING_STATUSES,
} from '#contract/incidents.ts';
import { LIST_EXCERPT_CHARACTERS } from '#contract/limits.ts';
import type { Page } from '#contract/shapes.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { readRecordPage } from '../../../platform/records/record-reader.ts';
import { usableTimeZone } from '../../../platform/requests/time-zone.ts';
import { excerptOf } from '../../../platform/text/excerpt.ts';
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
        excerpt: oneLineOf(shown?.description ?? ''),
        location: shown?.location ?? null,
        tags: shown?.tags ?? [],
        // No words: what was left alone must not look as if it was said, of a sensitive one either.
        unstated: content?.unstated ?? [],
      };
    },
  });

/** As much as a list reads of a description: what is left out is not looked at. */
const oneLineOf = (description: string): string => {
  const read = description
    .slice(0, 2 * LIST_EXCERPT_CHARACTERS)
    .replace(/\s+/gu, ' ')
    .trim();
  const excerpt = excerptOf(read, LIST_EXCERPT_CHARACTERS);
  return excerpt === read && description.length > 2 * LIST_EXCERPT_CHARACTERS ? `${read}…` : excerpt;
};

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
