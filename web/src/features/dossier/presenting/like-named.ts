import type { DossierPreview } from '#contract/dossiers.ts';
import type { DossierDocument, ShownIncident } from '#verifier/dossier/format.ts';

/** Persons of one name who are not linked, each as they stand in their incidents. */
export interface LikeNamedGroup {
  keys: string[];
  /** As the first of them is written. */
  name: string;
  rows: { id: string; name: string; incident: Pick<ShownIncident, 'reference_number' | 'title'> }[];
}

/** The groups of a preview, in words. `whole` has the same persons under their full names. */
export const likeNamedGroups = (
  groups: DossierPreview['like_named'],
  { records }: Pick<DossierDocument, 'records'>,
): LikeNamedGroup[] => {
  const byId = new Map(records.map((record) => [record.id, record]));
  return groups.map(({ person_keys, person_ids }) => {
    const rows = person_ids.flatMap((id) => {
      const person = byId.get(id);
      const incident = byId.get(person?.within ?? '');
      if (person?.entity !== 'incident_person' || incident?.entity !== 'incident') return [];
      const { reference_number, title } = incident.shown;
      return [{ id, name: person.shown.full_name, incident: { reference_number, title } }];
    });
    return { keys: person_keys, name: rows[0]?.name ?? '', rows };
  });
};
