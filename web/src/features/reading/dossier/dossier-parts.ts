/** A dossier taken apart for reading: who and what belongs to an incident, and in which order things happened. */
import type {
  ReadDossier,
  ReadEntry,
  ReadExhibit,
  ReadIncident,
  ReadPerson,
  ReadPiece,
} from '../opening/read-dossier.ts';

export interface IncidentWithParts {
  incident: ReadIncident;
  persons: ReadPerson[];
  exhibits: ReadExhibit[];
}

/** One line of the chronology. */
export interface Dated {
  /** The element that it leads to. */
  target: string;
  day: string | null;
  record: ReadIncident | ReadEntry;
}

export interface DossierParts {
  incidents: IncidentWithParts[];
  entries: ReadEntry[];
  /** By the id of the exhibit or the entry. */
  pieces: Map<string, ReadPiece>;
  /** By what day it happened; what has none at the end. */
  chronology: Dated[];
}

/** The id of the element that shows a record, and of the one that shows a piece. */
export const recordElement = (id: string): string => `record-${id}`;
export const pieceElement = (number: number): string => `piece-${number}`;

export const partsOf = ({ records, pieces }: ReadDossier): DossierParts => {
  const incidents = new Map<string, IncidentWithParts>();
  const entries: ReadEntry[] = [];
  for (const record of records) {
    if (record.entity === 'incident')
      incidents.set(record.id, { incident: record, persons: [], exhibits: [] });
    if (record.entity === 'journal_entry') entries.push(record);
  }
  for (const record of records) {
    const around = incidents.get(record.within ?? '');
    if (record.entity === 'incident_person') around?.persons.push(record);
    if (record.entity === 'evidence') around?.exhibits.push(record);
  }
  const dated = [
    ...[...incidents.values()].map(({ incident }) => datedOf(incident, incident.shown.incident_date)),
    ...entries.map((entry) => datedOf(entry, entry.shown.happened_on)),
  ];
  return {
    incidents: [...incidents.values()],
    entries,
    pieces: new Map(pieces.map((piece) => [piece.record_id, piece])),
    chronology: dated.toSorted(byDay),
  };
};

const datedOf = (record: ReadIncident | ReadEntry, day: string | null): Dated => ({
  target: recordElement(record.id),
  day,
  record,
});

/** ISO days compare as text. The sort is stable: on one day the order of the dossier stays. */
const byDay = (one: Dated, other: Dated): number => {
  if (one.day === other.day) return 0;
  if (one.day === null) return 1;
  if (other.day === null) return -1;
  return one.day < other.day ? -1 : 1;
};
