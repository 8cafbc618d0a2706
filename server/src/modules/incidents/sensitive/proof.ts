/**
 * 'Incident sensible (accès restreint)' (design.md, 9): what was written in one opens only for a session whose person signed in,
 * or showed again who they are, a short time ago. Its words are hidden in everything that lists several things.
 *
 * `behindProof` asks for what the path of a route names. What a body names, or an id that is taken already, is asked here by
 * the verb itself.
 */
import { sql } from 'kysely';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { isSessionProven } from '../../../platform/database/proven-session.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';

/** @throws ProblemError `proof_required` where one of these incidents is sensitive and does not open for this session now */
export const requireProof = async (tx: ReadTransaction, incidentIds: readonly string[]): Promise<void> => {
  if (incidentIds.length === 0) return;
  const closed = await tx.db
    .selectFrom('incidents')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', 'in', incidentIds)
    .where('is_sensitive', '=', true)
    .where(({ not }) => not(isSessionProven(tx)))
    .limit(1)
    .executeTakeFirst();
  if (closed) throw new ProblemError('proof_required');
};

/** The same for one that was deleted, whether or not it was taken back meanwhile. @throws ProblemError `proof_required` */
export const requireProofOfDeleted = async (tx: ReadTransaction, incidentId: string): Promise<void> => {
  const { rows } = await sql`
    SELECT WHERE app.deleted_is_sensitive(${incidentId}) AND NOT ${isSessionProven(tx)}`.execute(tx.db);
  if (rows.length > 0) throw new ProblemError('proof_required');
  await requireProof(tx, [incidentId]);
};

/** The same for the incident of a person, an exhibit or an analysis. @throws ProblemError `proof_required` */
export const requireProofOf = async (
  tx: ReadTransaction,
  table: 'incident_persons' | 'evidence' | 'ai_analyses',
  id: string,
): Promise<void> => {
  const closed = await tx.db
    .selectFrom(table)
    .innerJoin('incidents', (join) =>
      join
        .onRef('incidents.user_id', '=', `${table}.user_id`)
        .onRef('incidents.id', '=', `${table}.incident_id`),
    )
    .select(`${table}.id`)
    .where(`${table}.user_id`, '=', tx.userId)
    .where(`${table}.id`, '=', id)
    .where('incidents.is_sensitive', '=', true)
    .where(({ not }) => not(isSessionProven(tx)))
    .executeTakeFirst();
  if (closed) throw new ProblemError('proof_required');
};

/** The incident that an exhibit is of. @throws ProblemError `not_found` */
export const incidentOfExhibit = async (tx: ReadTransaction, evidenceId: string): Promise<string> => {
  const row = await tx.db
    .selectFrom('evidence')
    .select('incident_id')
    .where('user_id', '=', tx.userId)
    .where('id', '=', evidenceId)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  return row.incident_id;
};
