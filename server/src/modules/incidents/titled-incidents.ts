import type { ReadTransaction } from '../../platform/database/database.ts';
import {
  columnsOf,
  type RecordRow,
  recordsRead,
  type Unopened,
  unopenedFrom,
} from '../../platform/records/record-kind.ts';
import type { IncidentClear } from './incident-content.ts';
import { INCIDENTS } from './incident-kind.ts';

/** An incident as far as lists of something else name it. The title of a sensitive one stays hidden (design.md, 9). */
export type TitledIncident = Unopened<IncidentClear> & { title: string };

/** These incidents, by their ids. The title is empty where the incident is sensitive or does not open. */
export const readTitledIncidents = async (
  tx: ReadTransaction,
  ids: readonly string[],
): Promise<Map<string, TitledIncident>> => {
  if (ids.length === 0) return new Map();
  const [rows, box] = await Promise.all([
    recordsRead(tx)
      .selectFrom(INCIDENTS.sealed.table)
      .select(columnsOf(INCIDENTS))
      .where('user_id', '=', tx.userId)
      .where('id', 'in', [...new Set(ids)])
      .execute(),
    tx.box(),
  ]);
  return new Map(
    (rows as unknown as RecordRow<IncidentClear>[]).map((row) => {
      const record = unopenedFrom<IncidentClear>(INCIDENTS, row);
      const content = record.is_sensitive ? undefined : INCIDENTS.sealed.tryOpen(box, record, row.sealed);
      return [row.id, { ...record, title: content?.title ?? '' }];
    }),
  );
};
