/** What a person of an incident is as a record. */
import type { Person } from '#contract/persons.ts';
import { inBinary } from '../../../platform/database/binary-results.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import type { LedgerEvent } from '../../../platform/ledger/ledger.ts';
import { type RecordKind, type RecordRow, unopenedFrom } from '../../../platform/records/record-kind.ts';
import type { UserBox } from '../../../platform/vault/vault.ts';
import {
  clearFields,
  PERSON_CLEAR,
  type PersonClear,
  type PersonContent,
  SEALED_PERSON,
} from './person-content.ts';

declare module '../../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    incident_person: true;
    /** The order of the persons of an incident, under the id of the incident. */
    incident_person_order: true;
  }
}

export const PERSONS: RecordKind<PersonClear, PersonContent, Person> = {
  entity: 'incident_person',
  sealed: SEALED_PERSON,
  clear: PERSON_CLEAR,
  clearFields,
  complete: async (tx, stored) => {
    const elsewhere = await countElsewhere(tx, stored.incident_id);
    return { ...stored, also_in: elsewhere.get(stored.person_key) ?? 0 };
  },
  deletedWith: () => [],
  within: ({ incident_id }) => incident_id,
  // Before, neither the version, the key nor the place in the order was recorded. The last is shown of no version.
  formerEntry: (content, id) => ({ version: 1, person_key: id, position: 0, ...content }),
};

export type PersonRow = RecordRow<PersonClear>;

/** Selects one's rows of persons, whole. */
export const personRows = (tx: ReadTransaction) =>
  inBinary(tx.db)
    .selectFrom('incident_persons')
    .select(['id', 'version', 'created_at', 'updated_at', 'sealed', ...PERSON_CLEAR])
    .where('user_id', '=', tx.userId);

/** What is sealed in a row; undefined where it does not open. */
export const openPerson = (box: UserBox, row: PersonRow): PersonContent | undefined =>
  SEALED_PERSON.tryOpen(box, row, row.sealed);

/** The rows of the persons of some incidents, in their order. */
export const selectPersons = async (
  tx: ReadTransaction,
  incidentIds: readonly string[],
): Promise<PersonRow[]> =>
  incidentIds.length === 0
    ? []
    : await personRows(tx)
        .where('incident_id', 'in', incidentIds)
        .orderBy('position')
        .orderBy('id')
        .execute();

/** The persons of an incident, in their order. One that does not open stays in its place, as `damaged`. */
export const readPersons = async (tx: ReadTransaction, incidentId: string): Promise<Person[]> => {
  const [rows, elsewhere, box] = await Promise.all([
    selectPersons(tx, [incidentId]),
    countElsewhere(tx, incidentId),
    tx.box(),
  ]);
  return rows.map((row) => {
    const record = unopenedFrom<PersonClear>(PERSONS, row);
    const content = openPerson(box, row);
    const also_in = elsewhere.get(record.person_key) ?? 0;
    if (content === undefined) return { ...record, ...NO_CONTENT, also_in, damaged: true };
    return { ...record, ...content, also_in };
  });
};

const NO_CONTENT: PersonContent = { full_name: '', part: null, role: '', notes: '' };

/** In how many other incidents the persons of an incident are, by their keys. */
const countElsewhere = async (tx: ReadTransaction, incidentId: string): Promise<Map<string, number>> => {
  const rows = await tx.db
    .selectFrom('incident_persons')
    .select(['person_key', (eb) => eb.fn.count<string>('incident_id').distinct().as('count')])
    .where('user_id', '=', tx.userId)
    .where('incident_id', '!=', incidentId)
    .where('person_key', 'in', ({ selectFrom }) =>
      selectFrom('incident_persons as here')
        .select('here.person_key')
        .where('here.user_id', '=', tx.userId)
        .where('here.incident_id', '=', incidentId),
    )
    .groupBy('person_key')
    .execute();
  return new Map(rows.map(({ person_key, count }) => [person_key, Number(count)]));
};

/** The version of a person as the kit records it. */
export const recordedPerson = (
  id: string,
  action: LedgerEvent['action'],
  content: PersonClear & PersonContent & { version: number },
): LedgerEvent => ({
  entity: 'incident_person',
  entityId: id,
  action,
  within: content.incident_id,
  content,
  shape: SEALED_PERSON.newestShape,
});

/** The deletion of a person that goes with its incident, as the kit records that of one that goes alone. */
export const deletionOf = ({
  id,
  incident_id,
  person_key,
  position,
  is_anonymized,
  full_name,
  part,
  role,
  notes,
  version,
}: Person): LedgerEvent =>
  recordedPerson(id, 'delete', {
    incident_id,
    person_key,
    position,
    is_anonymized,
    full_name,
    part,
    role,
    notes,
    version,
  });
