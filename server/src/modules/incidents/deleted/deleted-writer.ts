/** Deleted incidents, which can be taken back for 30 days: their rows lie apart (035-deleted-incidents.sql). */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../../platform/database/database.ts';
import { EVIDENCE_FILES } from '../evidence/evidence-files.ts';
import { DELETED_FILES } from './deleted-files.ts';

/**
 * Keeps the rows of an incident that is about to be deleted, and the files of its exhibits. The caller has locked the incident
 * and the exhibits.
 */
export const putAway = async (
  tx: WriteTransaction,
  incidentId: string,
  exhibitIds: readonly string[],
): Promise<void> => {
  await tx.db.insertInto('deleted_incidents').values({ user_id: tx.userId, id: incidentId }).execute();
  await sql`SELECT app.put_away_incident(${incidentId})`.execute(tx.db);
  await DELETED_FILES.attach(tx, incidentId, await EVIDENCE_FILES.filesOf(tx, exhibitIds));
};

/** Locks a deleted incident. @returns false when there is none */
export const lockDeleted = async (tx: WriteTransaction, incidentId: string): Promise<boolean> => {
  const row = await tx.db
    .selectFrom('deleted_incidents')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', '=', incidentId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/** Locks all deleted incidents: one that is put back hands rows to others. @returns false when this one is none of them */
export const lockAllDeleted = async (tx: WriteTransaction, incidentId: string): Promise<boolean> => {
  const rows = await tx.db
    .selectFrom('deleted_incidents')
    .select('id')
    .where('user_id', '=', tx.userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.some(({ id }) => id === incidentId);
};

/** Puts the rows of a deleted incident where they were. The caller has locked all deleted ones. */
export const takeBack = async (tx: WriteTransaction, incidentId: string): Promise<void> => {
  await lockFiles(tx, await DELETED_FILES.filesOf(tx, [incidentId]));
  await sql`SELECT app.take_back_incident(${incidentId})`.execute(tx.db);
  await handOnMoves(tx, incidentId);
  await forget(tx, incidentId);
};

/**
 * A former number names an incident, and an exhibit that stands in another one. Where that other one is still deleted, the
 * number could not be put back yet: it comes back with that one.
 */
const handOnMoves = async (tx: WriteTransaction, incidentId: string): Promise<void> => {
  await sql`
    INSERT INTO deleted_incident_rows (user_id, incident_id, place, source, content)
    SELECT move.user_id, other.incident_id, other.last + row_number() OVER (), move.source, move.content
    FROM deleted_incident_rows AS move
    JOIN LATERAL (
      SELECT incident_id, (
        SELECT max(place) FROM deleted_incident_rows AS each
        WHERE each.user_id = needed.user_id AND each.incident_id = needed.incident_id
      ) AS last
      FROM deleted_incident_rows AS needed
      WHERE needed.user_id = move.user_id AND needed.incident_id <> move.incident_id
        AND (needed.source, needed.content ->> 'id') IN (
          ('public.incidents', move.content ->> 'incident_id'), ('public.evidence', move.content ->> 'evidence_id'))
      LIMIT 1
    ) AS other ON true
    WHERE move.user_id = ${tx.userId} AND move.incident_id = ${incidentId} AND move.source = 'public.evidence_moves'`.execute(
    tx.db,
  );
};

/** Files come before the ledger everywhere. */
const lockFiles = async (tx: WriteTransaction, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx.db
    .selectFrom('files')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', 'in', fileIds)
    .orderBy('id')
    .forKeyShare()
    .execute();
};

/** Removes a deleted incident, which the caller has locked, with the files that no other record has. */
export const erase = async (tx: WriteTransaction, incidentId: string): Promise<void> => {
  await DELETED_FILES.release(tx, [incidentId]);
  await forget(tx, incidentId);
};

/** The rows that were kept go with it. */
const forget = async (tx: WriteTransaction, incidentId: string): Promise<void> => {
  await tx.db
    .deleteFrom('deleted_incidents')
    .where('user_id', '=', tx.userId)
    .where('id', '=', incidentId)
    .execute();
};
