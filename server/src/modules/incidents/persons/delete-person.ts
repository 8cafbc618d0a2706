import type { Actor, Database } from '../../../platform/database/database.ts';
import { removeRecord } from '../../../platform/records/record-writer.ts';
import { PERSONS } from './person-kind.ts';
import { type PersonPlace, requirePerson } from './person-place.ts';

/**
 * Removes a person who is still as they were seen from their incident; in other incidents they stay.
 * @throws ProblemError `not_found`; `stale_version` with the stored person.
 */
export const deletePerson = (
  database: Database,
  actor: Actor,
  place: PersonPlace,
  startedFrom: number,
): Promise<void> =>
  database.asUser(actor, async (tx) => {
    await requirePerson(tx, place);
    await removeRecord(tx, PERSONS, place.personId, startedFrom);
  });
