import { expect, it } from 'vitest';
import type { IncidentPriority } from '#contract/common/kinds.ts';
import type { IncidentOrder } from '#contract/incidents.ts';
import { dayOf, groupsOf, inOrder } from './incident-groups.ts';

const incident = (id: string, incident_date: string | null, priority: IncidentPriority, month: string) => ({
  id,
  incident_date,
  priority,
  created_at: `2026-${month}-15T11:00:00.000Z`,
});
const FOUND = [
  incident('a', '2026-02-03', 'high', '04'),
  incident('b', null, 'low', '05'),
  incident('c', '2026-02-20', 'high', '05'),
  incident('d', '2026-01-09', 'critical', '04'),
];
const grouped = (order: IncidentOrder) =>
  groupsOf(inOrder(FOUND, order), order).map(({ heading, items }) => [heading, items.map(({ id }) => id)]);

it('stands under the month of its recording, the newest first', () => {
  expect(grouped('newest')).toEqual([
    [{ month: '2026-05' }, ['c', 'b']],
    [{ month: '2026-04' }, ['d', 'a']],
  ]);
});

it('stands under the month of the facts, and at the end where they have no day', () => {
  expect(grouped('date')).toEqual([
    [{ month: '2026-02' }, ['c', 'a']],
    [{ month: '2026-01' }, ['d']],
    ['undated', ['b']],
  ]);
});

it('stands under its priority, the highest first', () => {
  expect(grouped('priority')).toEqual([
    [{ priority: 'critical' }, ['d']],
    [{ priority: 'high' }, ['c', 'a']],
    [{ priority: 'low' }, ['b']],
  ]);
});

it('shows the day of its recording where that sorts it, and the day of the facts elsewhere', () => {
  const [first] = FOUND;
  if (first === undefined) throw new Error('There is one');
  expect(dayOf(first, 'newest')).toBe('2026-04-15');
  expect(dayOf(first, 'date')).toBe('2026-02-03');
  expect(dayOf(first, 'priority')).toBe('2026-02-03');
});
