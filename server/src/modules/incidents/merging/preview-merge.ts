import type { MergePreview } from '#contract/merging.ts';
import type { Actor, Database, ReadTransaction } from '../../../platform/database/database.ts';
import { type MergedIds, readPair } from './merge-pair.ts';
import { planMerge } from './plan-merge.ts';

/** What an incident would become with what another one says. @throws ProblemError `not_found` */
export const previewMerge = (database: Database, actor: Actor, ids: MergedIds): Promise<MergePreview> =>
  database.asReader(actor, async (tx) => {
    const [{ own, other }, last] = await Promise.all([readPair(tx, ids), readLastNumber(tx, ids.incidentId)]);
    const { same, added, tags, other_places, ...plan } = planMerge(own, other);
    return {
      ...plan,
      version: own.version,
      other: { id: other.id, reference_number: other.reference_number, title: other.title },
      tags: tags.filter((tag) => !own.tags.includes(tag)),
      other_places: other_places.slice(own.other_places.length).map(({ place }) => place),
      persons: {
        same: same.map(({ person }) => person.full_name),
        added: added.map(({ full_name }) => full_name),
      },
      exhibits: other.evidence.map(({ number, title }, at) => ({ number, title, new_number: last + at + 1 })),
    };
  });

/** The last number that was given to an exhibit of an incident. */
const readLastNumber = async (tx: ReadTransaction, incidentId: string): Promise<number> => {
  const row = await tx.db
    .selectFrom('incidents')
    .select('last_exhibit_number')
    .where('user_id', '=', tx.userId)
    .where('id', '=', incidentId)
    .executeTakeFirst();
  return row?.last_exhibit_number ?? 0;
};
