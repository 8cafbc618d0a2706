/** What an incident is as a record: its content, and what belongs to it. */
import type { Incident, Person } from '#contract/incidents.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger.ts';
import type { RecordKind, Stored } from '../../platform/records/record-kind.ts';
import { deletionOf, readEvidence } from './evidence/evidence-kind.ts';
import {
  clearFields,
  INCIDENT_CLEAR,
  type IncidentClear,
  type IncidentContent,
  SEALED_INCIDENT,
  SEALED_PERSON,
} from './incident-content.ts';
import { presentEntries } from './links/entry-links.ts';

declare module '../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    incident: true;
    incident_person: true;
  }
}

const readPersons = async (tx: ReadTransaction, incidentId: string): Promise<Person[]> => {
  const [rows, box] = await Promise.all([
    tx.db
      .selectFrom('incident_persons')
      .select(['id', 'incident_id', 'position', 'is_anonymized', 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('incident_id', '=', incidentId)
      .orderBy('position')
      .execute(),
    tx.box(),
  ]);
  return rows.map((row) => ({
    id: row.id,
    is_anonymized: row.is_anonymized,
    ...SEALED_PERSON.open(box, row, row.sealed),
  }));
};

/** The incident with its persons and exhibits. */
const complete = async (
  tx: ReadTransaction,
  stored: Stored<IncidentClear, IncidentContent>,
): Promise<Incident> => {
  const { id, from_entry } = stored;
  const [persons, exhibits, present] = await Promise.all([
    readPersons(tx, id),
    readEvidence(tx, id),
    presentEntries(tx, [stored]),
  ]);
  return {
    ...stored,
    persons,
    evidence: exhibits,
    from_entry: from_entry && { ...from_entry, is_there: present.has(from_entry.entry_id) },
  };
};

export const INCIDENTS: RecordKind<IncidentClear, IncidentContent, Incident> = {
  entity: 'incident',
  sealed: SEALED_INCIDENT,
  clear: INCIDENT_CLEAR,
  clearFields,
  complete,
  deletedWith: ({ id: incidentId, persons, evidence: exhibits }) => [
    ...persons.map(
      ({ id, ...rest }): LedgerEvent => ({
        entity: 'incident_person',
        entityId: id,
        action: 'delete',
        content: { ...rest, incident_id: incidentId },
      }),
    ),
    ...exhibits.map(deletionOf),
  ],
};
