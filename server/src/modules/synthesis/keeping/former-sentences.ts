/**
 * Sentences that stood in a synthesis before, by their ids: one that comes back, out of a draft or a conflict, keeps what it was made of.
 * Without that, the words of a record would stand there as if the person had added them.
 */
import type { SeenRecord, SynthesisSentence } from '#contract/syntheses.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { readVersions } from '../../../platform/ledger/ledger.ts';
import { versionFrom } from '../../../platform/records/record-history.ts';
import { SYNTHESES } from './synthesis-kind.ts';

export interface FormerSentences {
  /** As they were last. */
  sentences: SynthesisSentence[];
  /** The records that these rest on, and the incidents of those. */
  seen: SeenRecord[];
}

/** @param of the synthesis that is looked through; without it all of the person's, deleted ones too */
export const readFormerSentences = async (
  tx: ReadTransaction,
  ids: readonly string[],
  of?: string,
): Promise<FormerSentences> => {
  const wanted = new Set(ids);
  const sentences = new Map<string, SynthesisSentence>();
  const seen = new Map<string, SeenRecord>();
  if (wanted.size > 0) {
    for (const synthesisId of of === undefined ? await readSynthesisIds(tx) : [of]) {
      for (const entry of await readVersions(tx, synthesisId)) {
        const record = entry.damaged ? undefined : versionFrom(SYNTHESES, synthesisId, entry)?.record;
        for (const one of record?.seen ?? []) seen.set(one.id, one);
        for (const one of record?.sentences ?? []) if (wanted.has(one.id)) sentences.set(one.id, one);
      }
    }
  }
  const found = [...sentences.values()];
  const restOn = new Set(found.flatMap(({ sources }) => sources.map(({ id }) => id)));
  for (const id of [...restOn]) restOn.add(seen.get(id)?.within ?? id);
  return { sentences: found, seen: [...seen.values()].filter(({ id }) => restOn.has(id)) };
};

const readSynthesisIds = async (tx: ReadTransaction): Promise<string[]> => {
  const rows = await tx.db
    .selectFrom('ledger_entries')
    .select('entity_id')
    .distinct()
    .where('user_id', '=', tx.userId)
    .where('entity', '=', SYNTHESES.entity)
    .execute();
  return rows.map(({ entity_id }) => entity_id);
};
