import type { TimelineSource } from '../../timeline/index.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { type IncidentRow, incidentItem, unopenedIncident } from './incident-item.ts';
import { selectIncidents, selectLatestIncidents } from './select-incidents.ts';

/** Incidents in the timeline. */
export const incidentTimeline: TimelineSource = {
  kind: 'incident',
  moments: { table: 'incidents', column: 'moment' },
  takes: ({ entry_type, linked }) => entry_type === undefined && linked === undefined,
  read: async (tx, range, filters) => {
    const [rows, box] = await Promise.all([selectIncidents(tx, range, filters).execute(), tx.box()]);
    return (rows as IncidentRow[]).map((row) => ({
      at: row.moment,
      id: row.id,
      item: incidentItem(row, INCIDENTS.sealed.tryOpen(box, unopenedIncident(row), row.sealed), range),
    }));
  },
  latest: async (tx, limit) => {
    const [rows, box] = await Promise.all([selectLatestIncidents(tx, limit).execute(), tx.box()]);
    return (rows as IncidentRow[]).map((row) => ({
      at: row.created_at,
      id: row.id,
      item: incidentItem(row, INCIDENTS.sealed.tryOpen(box, unopenedIncident(row), row.sealed)),
    }));
  },
};
