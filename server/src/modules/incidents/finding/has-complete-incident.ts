import { sql } from 'kysely';
import type { ReadTransaction } from '../../../platform/database/database.ts';

/**
 * Whether the person has an incident that can be passed on (design.md, 9): it is no draft, and has a day, and a person or an exhibit. A
 * description every incident has.
 */
export const hasCompleteIncident = async (tx: ReadTransaction): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (
      SELECT FROM incidents AS incident
      WHERE incident.user_id = ${tx.userId} AND incident.status <> 'draft' AND incident.incident_date IS NOT NULL AND (
        EXISTS (
          SELECT FROM incident_persons AS person
          WHERE person.user_id = incident.user_id AND person.incident_id = incident.id
        ) OR EXISTS (
          SELECT FROM evidence WHERE evidence.user_id = incident.user_id AND evidence.incident_id = incident.id
        )
      )
    ) AS found`.execute(tx.db);
  return rows[0]?.found ?? false;
};
