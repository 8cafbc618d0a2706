import type { PersonList } from '#contract/persons.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readPersons } from './person-kind.ts';

/** The persons of an incident, in their order. @throws ProblemError `not_found` */
export const listPersons = (database: Database, actor: Actor, incidentId: string): Promise<PersonList> =>
  database.asReader(actor, async (tx) => {
    const [incident, items] = await Promise.all([
      tx.db
        .selectFrom('incidents')
        .select('id')
        .where('user_id', '=', tx.userId)
        .where('id', '=', incidentId)
        .executeTakeFirst(),
      readPersons(tx, incidentId),
    ]);
    if (!incident) throw new ProblemError('not_found');
    return { items };
  });
