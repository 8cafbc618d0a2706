import { expect, it } from 'vitest';
import type { HistoryEvent } from '#contract/ledger.ts';
import { toldEvents } from './told-events.ts';

const event = (sequence: number, kind: string, action: string): HistoryEvent =>
  ({ sequence, kind, action }) as HistoryEvent;

it('what was deleted with the incident, or came back with it, is told with it', () => {
  const events = [
    event(9, 'evidence', 'update'),
    event(8, 'incident_person', 'restore'),
    event(7, 'incident', 'restore'),
    event(6, 'evidence', 'delete'),
    event(5, 'incident_person', 'delete'),
    event(4, 'incident_person', 'delete'),
    event(3, 'incident', 'delete'),
    // Removed alone, before.
    event(2, 'incident_person', 'delete'),
    event(1, 'incident', 'create'),
  ];
  expect(
    toldEvents(events).map(({ event: { sequence }, persons, exhibits }) => [sequence, persons, exhibits]),
  ).toEqual([
    [9, 0, 0],
    [7, 1, 0],
    [3, 2, 1],
    [2, 0, 0],
    [1, 0, 0],
  ]);
});

it('an event that two pages have stands once', () => {
  const events = [
    event(2, 'incident', 'update'),
    event(1, 'incident', 'create'),
    event(2, 'incident', 'update'),
  ];
  expect(toldEvents(events).map(({ event: { sequence } }) => sequence)).toEqual([2, 1]);
});
