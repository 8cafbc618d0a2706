import { sql } from 'kysely';
import type { ReadTransaction } from '../../platform/database/database.ts';

/** Whether the person has a dossier that is ready. */
export const hasReadyDossier = async (tx: ReadTransaction): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM dossiers WHERE user_id = ${tx.userId} AND status = 'ready') AS found`.execute(
    tx.db,
  );
  return rows[0]?.found ?? false;
};
