import { INCIDENT_PERSONS_MAX_COUNT } from '#contract/common/limits.ts';
import type { Person, PersonInput } from '#contract/persons.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { createRecord } from '../../../platform/records/record-writer.ts';
import { lockIncident } from '../evidence/evidence-writer.ts';
import { requireProofOf } from '../sensitive/proof.ts';
import { PERSONS } from './person-kind.ts';
import { readRoom } from './person-writer.ts';

/**
 * Adds a person to an incident, behind those who are there. The same request sent again, after an answer that never arrived,
 * gives the person that the first one made.
 * @throws ProblemError `already_used` with the stored person as `current`, when the id is taken by other words; `not_found`
 *   when the incident is not the person's; `not_ready` when it has as many as it can have
 */
export const createPerson = (
  database: Database,
  actor: Actor,
  incidentId: string,
  { id, ...input }: PersonInput,
): Promise<Person> =>
  database.asUser(actor, async (tx) => {
    const said = { ...input, incident_id: incidentId };
    // An id that is taken is answered with what is stored there.
    await requireProofOf(tx, 'incident_persons', id);
    await lockIncident(tx, incidentId);
    return await createRecord(tx, PERSONS, id, said, async () => {
      const { count, last } = await readRoom(tx, incidentId);
      if (count >= INCIDENT_PERSONS_MAX_COUNT) throw new ProblemError('not_ready');
      return { fields: { ...said, person_key: input.person_key ?? id, position: last + 1 } };
    });
  });
