import type { PersonInput } from '#contract/persons.ts';
import type { WriteTransaction } from '../../../platform/database/database.ts';
import type { LedgerEvent } from '../../../platform/ledger/ledger.ts';
import { SEALED_PERSON } from './person-content.ts';
import { recordedPerson } from './person-kind.ts';

/** Stores the persons of a new incident, in order; what that adds to the ledger. */
export const insertPersons = async (
  tx: WriteTransaction,
  incidentId: string,
  persons: readonly PersonInput[],
): Promise<LedgerEvent[]> => {
  if (persons.length === 0) return [];
  const box = await tx.box();
  const now = new Date();
  const made = persons.map(({ id, is_anonymized, person_key = id, ...content }, index) => ({
    id,
    clear: { incident_id: incidentId, person_key, position: index + 1, is_anonymized },
    content,
  }));
  await tx.db
    .insertInto('incident_persons')
    .values(
      made.map(({ id, clear, content }) => {
        const columns = { id, version: 1, created_at: now, updated_at: now, ...clear };
        return { ...columns, user_id: tx.userId, sealed: SEALED_PERSON.seal(box, columns, content) };
      }),
    )
    .execute();
  return made.map(({ id, clear, content }) =>
    recordedPerson(id, 'create', { ...clear, ...content, version: 1 }),
  );
};

/** Locks the persons of an incident that the caller has locked, before they are moved or deleted with it. */
export const lockPersons = async (tx: WriteTransaction, incidentId: string): Promise<void> => {
  await tx.db
    .selectFrom('incident_persons')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('incident_id', '=', incidentId)
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** How many persons an incident has, and where the last one stands; 0 where there is none. The caller has locked it. */
export const readRoom = async (
  tx: WriteTransaction,
  incidentId: string,
): Promise<{ count: number; last: number }> => {
  const { count, last } = await tx.db
    .selectFrom('incident_persons')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('position').as('last')])
    .where('user_id', '=', tx.userId)
    .where('incident_id', '=', incidentId)
    .executeTakeFirstOrThrow();
  return { count: Number(count), last: last ?? 0 };
};
