import type { HistoryEvent } from '#contract/ledger.ts';

type ExhibitEvent = Extract<HistoryEvent, { kind: 'evidence' }>;

/** An event, with those that are told with it. */
export interface ToldEvent {
  event: HistoryEvent;
  /** How many persons and exhibits were deleted or came back with their incident. */
  persons: number;
  exhibits: number;
  /** The version of an exhibit that came from another incident: nothing but its incident and its number changed. */
  moved: ExhibitEvent | null;
}

/** The events last first, each once. What went or came back with the incident, or was moved, is told once. */
export const toldEvents = (events: readonly HistoryEvent[]): ToldEvent[] => {
  const told: ToldEvent[] = [];
  // Oldest first: what goes with an incident stands right behind it in the ledger.
  for (const event of [...events].sort((one, other) => one.sequence - other.sequence)) {
    const last = told.at(-1);
    if (last?.event.sequence === event.sequence) continue;
    if (last && isMoveOf(event, last.event)) {
      told.splice(-1, 1, { event, persons: 0, exhibits: 0, moved: last.event });
    } else if (last && isPartOf(event, last)) {
      if (event.kind === 'evidence') last.exhibits += 1;
      else last.persons += 1;
    } else {
      told.push({ event, persons: 0, exhibits: 0, moved: null });
    }
  }
  return told.reverse();
};

const isPartOf = (event: HistoryEvent, { event: whole, persons, exhibits }: ToldEvent): boolean =>
  whole.kind === 'incident' &&
  (whole.action === 'delete' || whole.action === 'restore') &&
  event.action === whole.action &&
  (event.kind === 'incident_person' || event.kind === 'evidence') &&
  event.sequence === whole.sequence + persons + exhibits + 1;

/** The ledger has the version first, then that it went from the one incident, then that it came to the other. */
const STEPS_OF_MOVE = 2;

const isMoveOf = (event: HistoryEvent, version: HistoryEvent): version is ExhibitEvent =>
  event.kind === 'exhibit_came' &&
  version.kind === 'evidence' &&
  version.action === 'update' &&
  version.before !== null &&
  version.before.incident_id !== version.record.incident_id &&
  version.record.number === event.number &&
  event.sequence === version.sequence + STEPS_OF_MOVE;
