import type { PageQuery } from '#contract/common/shapes.ts';
import type { PersonHistory } from '#contract/persons.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readHistoryPage } from '../../../platform/records/record-history.ts';
import { PERSONS } from './person-kind.ts';
import { type PersonPlace, requirePerson } from './person-place.ts';

/** What was said of a person in each version. @throws ProblemError `not_found` also for another person's; `bad_cursor`. */
export const getPersonHistory = (
  database: Database,
  actor: Actor,
  place: PersonPlace,
  query: PageQuery,
): Promise<PersonHistory> =>
  database.asReader(actor, async (tx) => {
    await requirePerson(tx, place);
    const page = await readHistoryPage(tx, PERSONS, place.personId, query);
    if (!page) throw new ProblemError('not_found');
    return {
      ...page,
      versions: page.versions.map((version) => {
        if ('damaged' in version) return version;
        // The order of the persons is no version of any of them.
        const { position: _position, ...record } = version.record;
        return { ...version, record };
      }),
    };
  });
