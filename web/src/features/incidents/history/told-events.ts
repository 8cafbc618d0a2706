import type { HistoryEvent } from '#contract/ledger.ts';

/** An event, with how many others went with it: the persons and exhibits that were deleted or came back with their incident. */
export interface ToldEvent {
  event: HistoryEvent;
  persons: number;
  exhibits: number;
}

/** The events last first, each once. What went or came back with the incident is told with it. */
export const toldEvents = (events: readonly HistoryEvent[]): ToldEvent[] => {
  const told: ToldEvent[] = [];
  // Oldest first: what goes with an incident stands right behind it in the ledger.
  for (const event of [...events].sort((one, other) => one.sequence - other.sequence)) {
    const last = told.at(-1);
    if (last?.event.sequence === event.sequence) continue;
    if (last && isPartOf(event, last)) {
      if (event.kind === 'evidence') last.exhibits += 1;
      else last.persons += 1;
    } else {
      told.push({ event, persons: 0, exhibits: 0 });
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
