/** Incidents that a person chose, for what is made of several: whole, with their persons and exhibits, as the transaction sees them. */
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { type OpenedRecord, readRecordsBy } from '../../../platform/records/record-reader.ts';
import { withFormerNames } from '../anonymity/former-names.ts';
import { EVIDENCE } from '../evidence/evidence-kind.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { openPerson, PERSONS, personRows } from '../persons/person-kind.ts';

export type ChosenIncident = Awaited<ReturnType<typeof readChosenIncidents>>['incidents'][number];
export type ChosenPerson = Awaited<ReturnType<typeof readChosenIncidents>>['persons'][number];
export type ChosenExhibit = Awaited<ReturnType<typeof readChosenIncidents>>['exhibits'][number];

/** Those of these incidents that are there, with their parts. What does not open has no content. */
export const readChosenIncidents = async (tx: ReadTransaction, ids: readonly string[]) => {
  const [incidents, persons, exhibits] = await Promise.all([
    readRecordsBy(tx, INCIDENTS, 'id', ids),
    readRecordsBy(tx, PERSONS, 'incident_id', ids),
    readRecordsBy(tx, EVIDENCE, 'incident_id', ids),
  ]);
  return { incidents, persons: sorted(persons, 'position'), exhibits: sorted(exhibits, 'number') };
};

const sorted = <Field extends string, Opened extends OpenedRecord<{ [Key in Field]: number }, unknown>>(
  rows: Opened[],
  field: Field,
): Opened[] => rows.toSorted(({ record: one }, { record: other }) => one[field] - other[field]);

/** A person of any incident, with every name that they are recorded by. */
export interface KnownName {
  id: string;
  incident_id: string;
  person_key: string;
  created_at: string;
  full_name: string;
  former_names: readonly string[];
  is_anonymized: boolean;
}

/** The persons of all of one's incidents, as far as they open: what names them anywhere can be found by these. */
export const readKnownNames = async (tx: ReadTransaction): Promise<KnownName[]> => {
  const [rows, box] = await Promise.all([
    personRows(tx).orderBy('created_at').orderBy('id').execute(),
    tx.box(),
  ]);
  const known = rows.flatMap((row) => {
    const content = openPerson(box, row);
    const { id, version, incident_id, person_key, is_anonymized } = row;
    if (!content) return [];
    const created_at = row.created_at.toISOString();
    return [
      { id, version, incident_id, person_key, is_anonymized, created_at, full_name: content.full_name },
    ];
  });
  return await withFormerNames(tx, known);
};
