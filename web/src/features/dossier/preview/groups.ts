/** The records of a document as they are read: an incident with its persons and exhibits, or an entry. */
import type { DossierDocument, DossierPiece, DossierRecord } from '#verifier/dossier/format.ts';

type OfEntity<Entity extends DossierRecord['entity']> = Extract<DossierRecord, { entity: Entity }>;

export type RecordGroup =
  | {
      id: string;
      incident: OfEntity<'incident'>;
      persons: OfEntity<'incident_person'>[];
      exhibits: { record: OfEntity<'evidence'>; piece: DossierPiece | undefined }[];
    }
  | { id: string; entry: OfEntity<'journal_entry'>; piece: DossierPiece | undefined };

export const groupsOf = ({ records, pieces }: Pick<DossierDocument, 'records' | 'pieces'>): RecordGroup[] => {
  const within = Map.groupBy(records, ({ within }) => within);
  const pieceOf = new Map(pieces.map((piece) => [piece.record_id, piece]));
  return records.flatMap((record): RecordGroup[] => {
    const { id } = record;
    if (record.entity === 'journal_entry') return [{ id, entry: record, piece: pieceOf.get(id) }];
    if (record.entity !== 'incident') return [];
    const inside = within.get(id) ?? [];
    return [
      {
        id,
        incident: record,
        persons: inside.filter((one) => one.entity === 'incident_person'),
        exhibits: inside
          .filter((one) => one.entity === 'evidence')
          .map((exhibit) => ({ record: exhibit, piece: pieceOf.get(exhibit.id) })),
      },
    ];
  });
};
