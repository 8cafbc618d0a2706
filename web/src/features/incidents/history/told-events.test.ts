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

/** Exhibit 6 of incident `there` became exhibit 2 of `here`. */
const moved = (at: number): HistoryEvent =>
  ({
    ...event(at, 'evidence', 'update'),
    record: { incident_id: 'here', number: 2, title: 'exact' },
    before: { incident_id: 'there', number: 6, title: 'exact' },
  }) as HistoryEvent;
const came = (at: number, number = 2): HistoryEvent =>
  ({ ...event(at, 'exhibit_came', 'update'), entity_id: 'here', number }) as HistoryEvent;

it('the version that a move made is told with the move, once', () => {
  const told = toldEvents([came(9), moved(7), event(1, 'incident', 'create')]);
  expect(told.map(({ event: { kind }, moved: version }) => [kind, version?.sequence ?? null])).toEqual([
    ['exhibit_came', 7],
    ['incident', null],
  ]);
});

it.each([
  ['another entry', [came(10), moved(7)]],
  ['another number', [came(9, 3), moved(7)]],
  [
    'a version that says what changed',
    [came(9), { ...moved(7), before: { incident_id: 'here' } } as HistoryEvent],
  ],
  ['a version of which the former does not open', [came(9), { ...moved(7), before: null } as HistoryEvent]],
])('%s is no part of a move', (_what, events) => {
  expect(toldEvents(events).map(({ event: { kind }, moved: version }) => [kind, version])).toEqual([
    ['exhibit_came', null],
    ['evidence', null],
  ]);
});
