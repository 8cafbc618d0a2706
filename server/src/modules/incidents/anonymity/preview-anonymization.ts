import type { Anonymization } from '#contract/anonymity.ts';
import type { Actor, Database, ReadTransaction } from '../../../platform/database/database.ts';
import { readIncidentTexts } from './anonymity-reader.ts';
import { isNotElsewhere } from './anonymization-marks.ts';
import { planAnonymization } from './plan-anonymization.ts';

/** What would become of each place where a person of the incident is named. @throws ProblemError `not_found` */
export const previewAnonymization = (
  database: Database,
  actor: Actor,
  incidentId: string,
): Promise<Anonymization> =>
  database.asReader(actor, async (tx) => {
    const [texts, mark] = await Promise.all([readIncidentTexts(tx, incidentId), readMark(tx, incidentId)]);
    const { places, ...plan } = planAnonymization(texts);
    return {
      version: texts.holders.find(({ id }) => id === incidentId)?.version ?? 0,
      can_undo: mark !== undefined,
      ...plan,
      places: places.map(({ path: _path, start: _start, end: _end, ...place }) => place),
    };
  });

/** One of the versions that an anonymization made of what still stands here. */
const readMark = (tx: ReadTransaction, incidentId: string) =>
  tx.db
    .selectFrom('incident_anonymizations')
    .select('record_id')
    .where('user_id', '=', tx.userId)
    .where('incident_id', '=', incidentId)
    .where(isNotElsewhere(tx))
    .limit(1)
    .executeTakeFirst();
