import type { Person, PersonPatch } from '#contract/persons.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { changeRecord } from '../../../platform/records/record-writer.ts';
import { PERSONS } from './person-kind.ts';
import { type PersonPlace, requirePerson } from './person-place.ts';

/**
 * Saves an edit that started from a version.
 * @throws ProblemError `not_found`; `stale_version` with the stored person, so that both texts can be offered.
 */
export const updatePerson = (
  database: Database,
  actor: Actor,
  place: PersonPlace,
  startedFrom: number,
  patch: PersonPatch,
): Promise<Person> =>
  database.asUser(actor, async (tx) => {
    await requirePerson(tx, place);
    return await changeRecord(tx, PERSONS, place.personId, startedFrom, patch);
  });
