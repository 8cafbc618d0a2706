/** A dossier taken apart for reading: who and what belongs to an incident, and in which order things happened. */
import type {
  ReadDossier,
  ReadEntry,
  ReadExhibit,
  ReadIncident,
  ReadPerson,
  ReadPiece,
  ReadRecord,
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
  /** In the order of the dossier: by when it happened; what has no day at the end. */
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
  return {
    incidents: [...incidents.values()],
    entries,
    pieces: new Map(pieces.map((piece) => [piece.record_id, piece])),
    chronology: records.flatMap(datedOf),
  };
};

const datedOf = (record: ReadRecord): Dated[] => {
  const target = recordElement(record.id);
  if (record.entity === 'incident') return [{ target, day: record.shown.incident_date, record }];
  return record.entity === 'journal_entry' ? [{ target, day: record.shown.happened_on, record }] : [];
};
