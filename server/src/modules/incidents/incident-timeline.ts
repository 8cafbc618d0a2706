import { type RecordRow, unopenedFrom } from '../../platform/records/record-kind.ts';
import { directionOf, isWithin, type TimelineSource, toldOf } from '../timeline/index.ts';
import { INCIDENTS, type IncidentClear } from './incident-kind.ts';

/** Incidents in the timeline. The words of a sensitive one stay hidden (design.md, 9). */
export const incidentTimeline: TimelineSource = {
  kind: 'incident',
  moments: { table: 'incidents', column: 'moment' },
  takes: ({ entry_type }) => entry_type === undefined,
  read: async (tx, range, { priority }) => {
    const direction = directionOf(range);
    const [rows, box] = await Promise.all([
      tx.db
        .selectFrom('incidents')
        .select(['id', 'moment', 'version', 'created_at', 'updated_at', 'sealed'])
        .select([...INCIDENTS.clear])
        .where('user_id', '=', tx.userId)
        .where(isWithin(range, 'moment'))
        .$if(priority !== undefined, (select) => select.where('priority', '=', priority ?? ''))
        .orderBy('moment', direction)
        .orderBy('id', direction)
        .limit(range.limit)
        .execute(),
      tx.box(),
    ]);
    return rows.map((row) => {
      const record = unopenedFrom<IncidentClear>(INCIDENTS, row as RecordRow<IncidentClear>);
      const { id, type, priority: weight, status, incident_date, is_sensitive } = record;
      const content = is_sensitive ? undefined : INCIDENTS.sealed.tryOpen(box, record, row.sealed);
      return {
        at: row.moment,
        id,
        item: {
          type: 'incident',
          id,
          date: row.moment.toISOString(),
          happened_on: incident_date,
          happened_at: null,
          title: content?.title ?? '',
          ...toldOf(range, content?.description ?? '', record),
          ...(content === undefined && !is_sensitive && { damaged: true }),
          data: { type, priority: weight, status, tags: content?.tags ?? [], is_sensitive },
        },
      };
    });
  },
};
