import { expect, it } from 'vitest';
import type { TimelineItem } from '#contract/timeline.ts';
import { byDay, dayOf } from './timeline-days.ts';

it('a thing stands under the day that the person gave, whatever the moment says', () => {
  expect(dayOf({ happened_on: '2026-03-12', date: '2026-03-13T23:30:00.000Z' })).toBe('2026-03-12');
});

it('without one it stands under the day of its moment by the clock of this device', () => {
  const local = new Date(2026, 2, 12, 0, 30);
  expect(dayOf({ happened_on: null, date: local.toISOString() })).toBe('2026-03-12');
});

it('things of one day stand together, in their order', () => {
  const item = (id: string, happened_on: string): TimelineItem => ({
    type: 'conversation',
    id,
    date: '2026-03-12T12:00:00.000Z',
    happened_on,
    happened_at: null,
    title: id,
    content: '',
    data: { status: 'active', message_count: 1 },
  });
  const days = byDay([item('a', '2026-03-12'), item('b', '2026-03-12'), item('c', '2026-03-01')]);
  expect(days.map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
    ['2026-03-12', ['a', 'b']],
    ['2026-03-01', ['c']],
  ]);
});
