/** An incident as the timeline and the search show it. */
import type { TimelineItem } from '#contract/timeline.ts';
import { type RecordRow, type Unopened, unopenedFrom } from '../../../platform/records/record-kind.ts';
import { toldText } from '../../../platform/text/told-text.ts';
import { INCIDENT_CLEAR, type IncidentClear, type IncidentContent } from '../incident-content.ts';

/** A row as select-incidents.ts selects it. */
export type IncidentRow = RecordRow<IncidentClear> & { moment: Date };

/** What a row says without being opened. */
export const unopenedIncident = (row: IncidentRow): Unopened<IncidentClear> =>
  unopenedFrom<IncidentClear>({ clear: INCIDENT_CLEAR }, row);

/**
 * The words of a sensitive one stay hidden (design.md, 9).
 * @param content undefined where the row does not open
 */
export const incidentItem = (
  row: IncidentRow,
  content: IncidentContent | undefined,
  shownAs: { whole: boolean } = { whole: false },
): TimelineItem => {
  const { is_sensitive } = row;
  const shown = is_sensitive ? undefined : content;
  return {
    type: 'incident',
    id: row.id,
    date: row.moment.toISOString(),
    happened_on: row.incident_date,
    happened_at: shown?.incident_time ?? null,
    title: shown?.title ?? '',
    ...toldText(shownAs, shown?.description ?? '', unopenedIncident(row)),
    ...(content === undefined && { damaged: true }),
    data: {
      type: row.type,
      priority: row.priority,
      status: row.status,
      incident_until: row.incident_until,
      date_certainty: row.date_certainty,
      time_until: shown?.time_until ?? null,
      time_certainty: shown?.time_certainty ?? null,
      reference_number: row.reference_number,
      created_at: row.created_at.toISOString(),
      tags: shown?.tags ?? [],
      unstated: content?.unstated ?? [],
      is_sensitive,
    },
  };
};
