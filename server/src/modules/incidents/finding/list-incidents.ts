import type { IncidentListQuery, IncidentSummary } from '#contract/incidents.ts';
import type { Page } from '#contract/shapes.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { readRecordsBy } from '../../../platform/records/record-reader.ts';
import { INCIDENT_ROWS } from '../incident-content.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { readIncidentPage, summaryOf } from './incident-reader.ts';

/** One's own incidents that pass the filters, in the order that was asked for. @throws ProblemError `bad_cursor` */
export const listIncidents = async (
  database: Database,
  actor: Actor,
  query: IncidentListQuery,
): Promise<Page<IncidentSummary>> => {
  const { items, nextCursor } = await database.asReader(actor, (tx) => readIncidentPage(tx, query), AT_ONCE);
  const unread = items.flatMap(({ record, short }) => (short === undefined ? [record.id] : []));
  const whole = new Map(
    unread.length === 0
      ? []
      : (await database.asReader(actor, (tx) => readRecordsBy(tx, INCIDENTS, 'id', unread))).map(
          ({ record, content }) => [record.id, content && INCIDENT_ROWS.of(content)],
        ),
  );
  return {
    items: items.map(({ record, short }) => summaryOf(record, short ?? whole.get(record.id))),
    nextCursor,
  };
};

const AT_ONCE = { sendsAtOnce: true } as const;
