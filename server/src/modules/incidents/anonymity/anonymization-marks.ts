import { type RawBuilder, sql } from 'kysely';
import type { ReadTransaction } from '../../../platform/database/database.ts';

/** True for a row of `incident_anonymizations`, unless it is of an exhibit that stands in another incident now. */
export const isNotElsewhere = ({ userId }: ReadTransaction): RawBuilder<boolean> => sql<boolean>`NOT EXISTS (
  SELECT FROM evidence
  WHERE evidence.user_id = ${userId}
    AND evidence.id = incident_anonymizations.record_id
    AND evidence.incident_id <> incident_anonymizations.incident_id
)`;
