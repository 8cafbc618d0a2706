import type { WriteTransaction } from '../../../platform/database/database.ts';
import { changeRecord } from '../../../platform/records/record-writer.ts';
import { EVIDENCE } from '../evidence/evidence-kind.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { PERSONS } from '../persons/person-kind.ts';
import type { Holder } from './plan-anonymization.ts';

/** The kinds of the records that hold texts of an incident, as the ledger calls them. */
export const ENTITIES = { incident: 'incident', person: 'incident_person', exhibit: 'evidence' } as const;

/** Changes a record that holds texts of an incident. @returns its version afterwards. @throws as changeRecord */
export const changeHolder = async (
  tx: WriteTransaction,
  { holder, id, version }: Pick<Holder, 'holder' | 'id' | 'version'>,
  patch: object,
): Promise<number> => {
  switch (holder) {
    case 'incident':
      return (await changeRecord(tx, INCIDENTS, id, version, patch)).version;
    case 'person':
      return (await changeRecord(tx, PERSONS, id, version, patch)).version;
    case 'exhibit':
      return (await changeRecord(tx, EVIDENCE, id, version, patch)).version;
  }
};
