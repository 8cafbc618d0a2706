import { inBinary } from '../../platform/database/binary-results.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import {
  directionOf,
  isWithin,
  type TimelineFilters,
  type TimelinePeriod,
  type TimelineRange,
} from '../timeline/index.ts';
import { EVIDENCE_FILES } from './evidence/evidence-files.ts';
import { INCIDENTS } from './incident-kind.ts';

/** The incidents of a part of the timeline that pass the filters, in its direction. */
export const selectIncidents = (tx: ReadTransaction, range: TimelineRange, filters: TimelineFilters) => {
  const direction = directionOf(range);
  return incidentsPassing(tx, range, filters)
    .select(['id', 'moment', 'version', 'created_at', 'updated_at', 'sealed'])
    .select([...INCIDENTS.clear])
    .orderBy('moment', direction)
    .orderBy('id', direction)
    .limit(range.limit);
};

/** How many there are. */
export const countSelected = async (
  tx: ReadTransaction,
  period: TimelinePeriod,
  filters: TimelineFilters,
): Promise<number> => {
  const { count } = await incidentsPassing(tx, period, filters)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const incidentsPassing = (
  tx: ReadTransaction,
  period: TimelinePeriod,
  { priority, with_files }: TimelineFilters,
) =>
  inBinary(tx.db)
    .selectFrom('incidents')
    .where('user_id', '=', tx.userId)
    .where(isWithin(period, 'moment'))
    .$if(priority !== undefined, (select) => select.where('priority', '=', priority ?? ''))
    .$if(with_files !== undefined, (select) =>
      select.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('evidence as exhibit')
            .select('exhibit.id')
            .where('exhibit.user_id', '=', tx.userId)
            .whereRef('exhibit.incident_id', '=', 'incidents.id')
            .where(EVIDENCE_FILES.hasSome(tx, 'exhibit.id')),
        ),
      ),
    );
