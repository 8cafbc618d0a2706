/**
 * A synthesis holds words of incidents. Where one of these is sensitive, or was when it was made, the synthesis opens like that
 * incident: for a session whose person showed a short time ago who they are.
 */
import { sql } from 'kysely';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { isSessionProven } from '../../../platform/database/proven-session.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readStored } from '../../../platform/records/record-reader.ts';
import { requireProof } from '../../incidents/index.ts';
import { type StoredSynthesis, SYNTHESES } from './synthesis-kind.ts';

/** @throws ProblemError `proof_required` */
export const requireProofOfSynthesis = async (
  tx: ReadTransaction,
  { seen }: Pick<StoredSynthesis, 'seen'>,
): Promise<void> => {
  await requireProof(
    tx,
    seen.flatMap(({ entity, id }) => (entity === 'incident' ? id : [])),
  );
  if (!seen.some(({ is_sensitive }) => is_sensitive)) return;
  const { rows } = await sql`SELECT WHERE ${isSessionProven(tx)}`.execute(tx.db);
  if (rows.length === 0) throw new ProblemError('proof_required');
};

/** The synthesis, for a session to which it opens; undefined where there is none. @throws ProblemError `proof_required` */
export const readOpenSynthesis = async (
  tx: ReadTransaction,
  id: string,
): Promise<StoredSynthesis | undefined> => {
  const stored = await readStored(tx, SYNTHESES, id);
  if (stored) await requireProofOfSynthesis(tx, stored);
  return stored;
};

/** @throws ProblemError `not_found`; `proof_required` */
export const openSynthesis = async (tx: ReadTransaction, id: string): Promise<StoredSynthesis> => {
  const stored = await readOpenSynthesis(tx, id);
  if (!stored) throw new ProblemError('not_found');
  return stored;
};
