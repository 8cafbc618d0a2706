import { sql } from 'kysely';
import { DAY_MS } from '#contract/common/durations.ts';
import { DELETED_INCIDENT_DAYS } from '#contract/common/limits.ts';
import type { Page, PageQuery } from '#contract/common/shapes.ts';
import type { DeletedIncident } from '#contract/incidents.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { type RecordRow, unopenedFrom } from '../../../platform/records/record-kind.ts';
import { keysetFrom, pageFrom } from '../../../platform/requests/cursor.ts';
import type { IncidentClear } from '../incident-content.ts';
import { INCIDENTS } from '../incident-kind.ts';

type DeletedRow = RecordRow<IncidentClear> & { deleted_at: Date };

/** The incidents that can be taken back, last deleted first. The title of a sensitive one stays hidden (design.md, 9). */
export const listDeleted = (
  database: Database,
  actor: Actor,
  query: PageQuery,
): Promise<Page<DeletedIncident>> =>
  database.asReader(actor, async (tx) => {
    const start = query.cursor ? keysetFrom(query.cursor) : undefined;
    const [box, { rows }] = await Promise.all([
      tx.box(),
      // The row as the table of incidents would give it.
      sql<DeletedRow>`
        SELECT incident.*, deleted.deleted_at
        FROM deleted_incidents AS deleted
        JOIN deleted_incident_rows AS kept
          ON kept.user_id = deleted.user_id AND kept.incident_id = deleted.id AND kept.place = 1,
        LATERAL jsonb_populate_record(NULL::incidents, kept.content) AS incident
        WHERE deleted.user_id = ${tx.userId}
          ${start ? sql`AND (deleted.deleted_at, deleted.id) < (${start.at}, ${start.id})` : sql``}
        ORDER BY deleted.deleted_at DESC, deleted.id DESC
        LIMIT ${query.limit + 1}`.execute(tx.db),
    ]);
    return pageFrom(
      rows,
      query.limit,
      ({ deleted_at, id }) => ({ at: deleted_at, id }),
      (row) => {
        const record = unopenedFrom<IncidentClear>(INCIDENTS, row);
        const { id, is_sensitive, reference_number } = record;
        const content = is_sensitive ? undefined : INCIDENTS.sealed.tryOpen(box, record, row.sealed);
        return {
          id,
          title: content?.title ?? '',
          reference_number,
          is_sensitive,
          deleted_at: row.deleted_at.toISOString(),
          erased_at: new Date(row.deleted_at.getTime() + DELETED_INCIDENT_DAYS * DAY_MS).toISOString(),
          ...(content === undefined && !is_sensitive && { damaged: true as const }),
        };
      },
    );
  });
