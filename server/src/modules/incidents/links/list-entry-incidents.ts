import type { EntryIncidents } from '#contract/evidence.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import {
  columnsOf,
  type RecordRow,
  recordsRead,
  unopenedFrom,
} from '../../../platform/records/record-kind.ts';
import type { IncidentClear } from '../incident-content.ts';
import { INCIDENTS } from '../incident-kind.ts';

/**
 * The incidents that were made of an entry, or have it as an exhibit, the one that was linked first at the top. The words of a
 * sensitive one stay hidden (design.md, 9).
 * @throws ProblemError `not_found`
 */
export const listEntryIncidents = (
  database: Database,
  actor: Actor,
  entryId: string,
): Promise<EntryIncidents> =>
  database.asReader(actor, async (tx) => {
    const [entry, links, box] = await Promise.all([
      tx.db
        .selectFrom('journal_entries')
        .select('id')
        .where('user_id', '=', tx.userId)
        .where('id', '=', entryId)
        .executeTakeFirst(),
      tx.db
        .selectFrom('entry_incidents as link')
        .leftJoin('evidence', (join) =>
          join.onRef('evidence.user_id', '=', 'link.user_id').onRef('evidence.id', '=', 'link.evidence_id'),
        )
        .select(['link.incident_id', 'link.evidence_id', 'evidence.number'])
        .where('link.user_id', '=', tx.userId)
        .where('link.journal_entry_id', '=', entryId)
        .orderBy('link.created_at')
        .orderBy('link.incident_id')
        .execute(),
      tx.box(),
    ]);
    if (!entry) throw new ProblemError('not_found');
    const ids = [...new Set(links.map(({ incident_id }) => incident_id))];
    if (ids.length === 0) return { items: [] };
    const rows = (await recordsRead(tx)
      .selectFrom(INCIDENTS.sealed.table)
      .select(columnsOf(INCIDENTS))
      .where('user_id', '=', tx.userId)
      .where('id', 'in', ids)
      .execute()) as unknown as RecordRow<IncidentClear>[];
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      items: ids.flatMap((incident_id) => {
        const row = byId.get(incident_id);
        if (!row) return [];
        const record = unopenedFrom<IncidentClear>(INCIDENTS, row);
        const { is_sensitive, reference_number } = record;
        const content = is_sensitive ? undefined : INCIDENTS.sealed.tryOpen(box, record, row.sealed);
        const own = links.filter((link) => link.incident_id === incident_id);
        return {
          incident_id,
          title: content?.title ?? '',
          is_sensitive,
          reference_number,
          is_origin: own.some(({ evidence_id }) => evidence_id === null),
          exhibits: own.flatMap(({ number }) => number ?? []).sort((one, other) => one - other),
        };
      }),
    };
  });
