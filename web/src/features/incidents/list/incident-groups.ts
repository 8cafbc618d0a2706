/** Under which heading an incident stands: the month of what the list is sorted by, or the priority. */

import { type IncidentPriority, PRIORITIES } from '#contract/common/kinds.ts';
import type { IncidentOrder } from '#contract/incidents.ts';
import { dayHere } from '#web/lib/dates.ts';
import type { ListedIncident } from './listed-incident.ts';

/** What a heading says: a month ('2026-03'), a priority, or that there is no day. */
export type GroupHeading = { month: string } | { priority: IncidentPriority } | 'undated';

export interface IncidentGroup<Item> {
  heading: GroupHeading;
  items: Item[];
}

type Sorted = Pick<ListedIncident, 'id' | 'created_at' | 'incident_date' | 'priority'>;

/** Incidents that are in this order, under their headings. */
export const groupsOf = <Item extends Sorted>(
  items: readonly Item[],
  order: IncidentOrder,
): IncidentGroup<Item>[] => {
  const groups: (IncidentGroup<Item> & { key: string })[] = [];
  for (const item of items) {
    const heading = headingOf(item, order);
    const key = JSON.stringify(heading);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, heading, items: [item] });
  }
  return groups.map((group) => ({ heading: group.heading, items: group.items }));
};

const headingOf = (item: Sorted, order: IncidentOrder): GroupHeading => {
  if (order === 'priority') return { priority: item.priority };
  const month = dayOf(item, order)?.slice(0, 7);
  return month === undefined ? 'undated' : { month };
};

/** The day by which it is sorted or, by priority, that of the facts; null where there is none. */
export const dayOf = (
  { created_at, incident_date }: Pick<Sorted, 'created_at' | 'incident_date'>,
  order: IncidentOrder,
): string | null => (order === 'newest' ? dayHere(new Date(created_at)) : incident_date);

/** What was found, as the list sorts it. */
export const inOrder = <Item extends Sorted>(items: readonly Item[], order: IncidentOrder): Item[] =>
  items.toSorted(
    (one, other) =>
      byLead(one, other, order) || compared(other.created_at, one.created_at) || compared(other.id, one.id),
  );

const byLead = (one: Sorted, other: Sorted, order: IncidentOrder): number => {
  if (order === 'newest') return 0;
  if (order === 'date') return compared(other.incident_date ?? '', one.incident_date ?? '');
  return PRIORITIES.indexOf(other.priority) - PRIORITIES.indexOf(one.priority);
};

/** ISO days and instants compare as text. */
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
