import type { EvidenceList } from '#contract/evidence.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readEvidence } from './evidence-kind.ts';

/** The exhibits of an incident, by their numbers. @throws ProblemError `not_found` */
export const listExhibits = (database: Database, actor: Actor, incidentId: string): Promise<EvidenceList> =>
  database.asReader(actor, async (tx) => {
    const [incident, items] = await Promise.all([
      tx.db
        .selectFrom('incidents')
        .select('id')
        .where('user_id', '=', tx.userId)
        .where('id', '=', incidentId)
        .executeTakeFirst(),
      readEvidence(tx, incidentId),
    ]);
    if (!incident) throw new ProblemError('not_found');
    return { items };
  });
