/** An incident as a row shows it, from the list or from the search. */
import type { IncidentSummary } from '#contract/incidents.ts';
import type { TimelineItem } from '#contract/timeline.ts';

export type ListedIncident = Pick<
  IncidentSummary,
  | 'id'
  | 'title'
  | 'excerpt'
  | 'type'
  | 'priority'
  | 'status'
  | 'reference_number'
  | 'incident_date'
  | 'incident_until'
  | 'date_certainty'
  | 'created_at'
  | 'unstated'
  | 'is_sensitive'
  | 'damaged'
>;

/** What was found as such a row; undefined for something else. */
export const listedFrom = (item: TimelineItem): ListedIncident | undefined =>
  item.type === 'incident'
    ? {
        ...item.data,
        id: item.id,
        title: item.title,
        // What was found of its words is shown instead.
        excerpt: '',
        incident_date: item.happened_on,
        ...(item.damaged && { damaged: true }),
      }
    : undefined;
