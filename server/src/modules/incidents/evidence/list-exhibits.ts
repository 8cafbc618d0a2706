import type { EvidenceList, MovedEvidence } from '#contract/evidence.ts';
import type { Actor, Database, ReadTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readEvidence } from './evidence-kind.ts';

/** The exhibits of an incident, by their numbers, and those that were moved away from it. @throws ProblemError `not_found` */
export const listExhibits = (database: Database, actor: Actor, incidentId: string): Promise<EvidenceList> =>
  database.asReader(actor, async (tx) => {
    const [incident, items, moved] = await Promise.all([
      tx.db
        .selectFrom('incidents')
        .select('id')
        .where('user_id', '=', tx.userId)
        .where('id', '=', incidentId)
        .executeTakeFirst(),
      readEvidence(tx, incidentId),
      readMoved(tx, incidentId),
    ]);
    if (!incident) throw new ProblemError('not_found');
    return { items, moved };
  });

/** What stood in an incident under a number that names nothing there any more, and stands elsewhere now. */
const readMoved = async (tx: ReadTransaction, incidentId: string): Promise<MovedEvidence[]> => {
  const rows = await tx.db
    .selectFrom('evidence_moves as move')
    .innerJoin('evidence', (join) =>
      join.onRef('evidence.user_id', '=', 'move.user_id').onRef('evidence.id', '=', 'move.evidence_id'),
    )
    .select([
      'move.number',
      'move.moved_at',
      'move.evidence_id',
      'evidence.incident_id',
      'evidence.number as new_number',
    ])
    .where('move.user_id', '=', tx.userId)
    .where('move.incident_id', '=', incidentId)
    .orderBy('move.number')
    .execute();
  return rows.map((row) => ({ ...row, moved_at: row.moved_at.toISOString() }));
};

/** How many exhibits all of one's incidents have. */
export const countExhibits = async (tx: ReadTransaction): Promise<number> => {
  const { count } = await tx.db
    .selectFrom('evidence')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', tx.userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};
