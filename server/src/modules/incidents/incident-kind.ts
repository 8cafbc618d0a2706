/** What an incident is as a record: its content, and what belongs to it. */
import type { Incident } from '#contract/incidents.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { RecordKind, Stored } from '../../platform/records/record-kind.ts';
import { deletionOf as exhibitDeletion, readEvidence } from './evidence/evidence-kind.ts';
import {
  clearFields,
  INCIDENT_CLEAR,
  INCIDENT_ROWS,
  type IncidentClear,
  type IncidentContent,
  SEALED_INCIDENT,
} from './incident-content.ts';
import { presentEntries } from './links/entry-links.ts';
import { presentOrigin } from './links/origin-links.ts';
import { deletionOf as personDeletion, readPersons } from './persons/person-kind.ts';

declare module '../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    incident: true;
  }
}

/** The incident with its persons and exhibits. */
const complete = async (
  tx: ReadTransaction,
  stored: Stored<IncidentClear, IncidentContent>,
): Promise<Incident> => {
  const { id, from_entry, origin } = stored;
  const [persons, exhibits, present, there] = await Promise.all([
    readPersons(tx, id),
    readEvidence(tx, id),
    presentEntries(tx, [stored]),
    presentOrigin(tx, origin),
  ]);
  return {
    ...stored,
    persons,
    evidence: exhibits,
    origin: origin && { ...origin, ...there },
    from_entry: from_entry && { ...from_entry, is_there: present.has(from_entry.entry_id) },
  };
};

export const INCIDENTS: RecordKind<IncidentClear, IncidentContent, Incident> = {
  entity: 'incident',
  sealed: SEALED_INCIDENT,
  clear: INCIDENT_CLEAR,
  clearFields,
  short: INCIDENT_ROWS,
  complete,
  deletedWith: ({ persons, evidence: exhibits }, action) =>
    [...persons.map(personDeletion), ...exhibits.map(exhibitDeletion)].map((event) => ({ ...event, action })),
};
