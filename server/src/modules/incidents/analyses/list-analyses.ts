import type { AnalysisList } from '#contract/analyses.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';

/** The analyses of an incident, the newest first. @throws ProblemError `not_found` */
export const listAnalyses = (database: Database, actor: Actor, incidentId: string): Promise<AnalysisList> =>
  database.asReader(actor, async (tx) => {
    const [incident, rows] = await Promise.all([
      tx.db
        .selectFrom('incidents')
        .select('id')
        .where('user_id', '=', tx.userId)
        .where('id', '=', incidentId)
        .executeTakeFirst(),
      tx.db
        .selectFrom('ai_analyses')
        .select(['id', 'incident_id', 'incident_version', 'created_at'])
        .where('user_id', '=', tx.userId)
        .where('incident_id', '=', incidentId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    ]);
    if (!incident) throw new ProblemError('not_found');
    return { items: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
  });
