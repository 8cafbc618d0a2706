/**
 * What an exhibit said while it stood in a sensitive incident stays behind the proof after it went to another one: its versions
 * and the history of that incident would show it.
 */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { isSessionProven } from '../../../platform/database/proven-session.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readVersions } from '../../../platform/ledger/ledger.ts';
import { requireProof } from './proof.ts';

/**
 * Of the exhibits that stand or stood in an incident: the incidents where they stood before are asked for.
 * @throws ProblemError `proof_required` where one of those is sensitive, or was when it was deleted
 */
export const requireProofOfFormer = async (tx: ReadTransaction, incidentId: string): Promise<void> => {
  const places = await readFormerPlaces(tx, incidentId);
  if (places.length === 0) return;
  await requireProof(tx, places);
  const there = await tx.db
    .selectFrom('incidents')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', 'in', places)
    .execute();
  const gone = places.filter((place) => !there.some(({ id }) => id === place));
  const sensitive = await Promise.all(gone.map((id) => wasSensitive(tx, id)));
  if (!sensitive.includes(true)) return;
  const { rows } = await sql`SELECT WHERE ${isSessionProven(tx)}`.execute(tx.db);
  if (rows.length === 0) throw new ProblemError('proof_required');
};

/** The ledger says where each version was recorded. */
const readFormerPlaces = async (tx: ReadTransaction, incidentId: string): Promise<string[]> => {
  const rows = await tx.db
    .selectFrom('ledger_entries as here')
    .innerJoin('ledger_entries as before', (join) =>
      join
        .onRef('before.user_id', '=', 'here.user_id')
        .onRef('before.entity_id', '=', 'here.entity_id')
        .onRef('before.sequence', '<', 'here.sequence'),
    )
    .select('before.within')
    .distinct()
    .where('here.user_id', '=', tx.userId)
    .where('here.within', '=', incidentId)
    .where('here.entity', '=', 'evidence')
    .where('before.entity', '=', 'evidence')
    .where('before.within', '<>', incidentId)
    .execute();
  return rows.flatMap(({ within }) => within ?? []);
};

const marked = z.object({ is_sensitive: z.boolean() });

/** By the last version of an incident that is not there any more; true where that does not open. */
const wasSensitive = async (tx: ReadTransaction, incidentId: string): Promise<boolean> => {
  const versions = await readVersions(tx, incidentId);
  const last = versions.findLast(({ entity }) => entity === 'incident');
  return marked.safeParse(last?.content).data?.is_sensitive ?? true;
};
