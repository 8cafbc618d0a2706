/** What the ledger says of two incidents that became one. */
import * as z from 'zod/mini';
import type { TakenIn } from '#contract/merging.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';
import { appendToLedger } from '../../../platform/ledger/ledger.ts';
import { readOpenedAt, readSteps } from '../../../platform/ledger/ledger-reader.ts';
import { INCIDENTS } from '../incident-kind.ts';

declare module '../../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    /** An incident took in another one: one entry under the id of each. */
    incident_merge: true;
  }
}

const MERGE = 'incident_merge';

export const mergeEntry = z.object({
  /** The one that stayed. */
  incident_id: z.string(),
  merged_incident_id: z.string(),
  merged_reference_number: z.string(),
  /** The exhibits that went from the one to the other; absent in entries from before it was recorded. */
  exhibit_ids: z.optional(z.array(z.string())),
});
export type MergeEntry = z.infer<typeof mergeEntry>;

/** Records a merge under both incidents. */
export const recordMerge = (tx: WriteTransaction, content: MergeEntry): Promise<void> =>
  appendToLedger(
    tx,
    [content.incident_id, content.merged_incident_id].map((entityId) => ({
      entity: MERGE,
      entityId,
      action: 'update',
      content,
    })),
  );

/** The merge by which an incident went; undefined where it went by another way, or is back. */
export const readMergeOf = async (
  tx: ReadTransaction,
  incidentId: string,
): Promise<MergeEntry | undefined> => {
  const steps = await readSteps(tx, [incidentId]);
  const last = steps.findLast(({ entity }) => entity === INCIDENTS.entity || entity === MERGE);
  if (last?.entity !== MERGE) return undefined;
  const [entry] = await readOpenedAt(tx, [last.sequence]);
  const merge = entry && !entry.damaged ? mergeEntry.safeParse(entry.content).data : undefined;
  return merge?.merged_incident_id === incidentId ? merge : undefined;
};

/** The incident in which one that went by a merge is now, also over several merges; undefined where there is none. */
export const readTakenIn = async (tx: ReadTransaction, incidentId: string): Promise<TakenIn | undefined> => {
  const passed = new Set<string>();
  for (let id: string | undefined = incidentId; id !== undefined && !passed.has(id); ) {
    passed.add(id);
    id = (await readMergeOf(tx, id))?.incident_id;
    if (id === undefined) return undefined;
    const there = await tx.db
      .selectFrom('incidents')
      .select(['id', 'reference_number'])
      .where('user_id', '=', tx.userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (there) return there;
  }
  return undefined;
};
