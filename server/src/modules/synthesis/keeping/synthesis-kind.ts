/** What a synthesis is as a record, and what of its sources has changed since. */
import * as z from 'zod/mini';
import {
  type SourceEntity,
  type Synthesis,
  type SynthesisContent,
  synthesisContent,
} from '#contract/syntheses.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import type { RecordKind, Stored } from '../../../platform/records/record-kind.ts';
import { sealedKind } from '../../../platform/sealing/sealed-kind.ts';

declare module '../../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    synthesis: true;
  }
}

export type StoredSynthesis = Stored<object, SynthesisContent>;

export const SEALED_SYNTHESIS = sealedKind({
  table: 'syntheses',
  binds: ['id', 'version', 'created_at', 'updated_at'],
  content: synthesisContent,
});

export const SYNTHESES: RecordKind<object, SynthesisContent, Synthesis> = {
  entity: 'synthesis',
  sealed: SEALED_SYNTHESIS,
  clear: [],
  clearFields: z.object({}),
  complete: async (tx, stored) => ({
    ...stored,
    // Those that a person wrote were kept as composed before: one that is composed has seen records.
    made_by: stored.seen.length === 0 ? 'person' : stored.made_by,
    changed_since: await changedSince(tx, stored),
  }),
  deletedWith: () => [],
};

const TABLES = {
  incident: 'incidents',
  incident_person: 'incident_persons',
  evidence: 'evidence',
  journal_entry: 'journal_entries',
} as const satisfies Record<SourceEntity, string>;

const changedSince = async (
  tx: ReadTransaction,
  { seen }: StoredSynthesis,
): Promise<Synthesis['changed_since']> => {
  const entities = Object.keys(TABLES) as SourceEntity[];
  const found = await Promise.all(
    entities.map(async (entity) => {
      const ids = seen.flatMap((one) => (one.entity === entity ? one.id : []));
      return ids.length === 0 ? [] : await readNumbers(tx, TABLES[entity], ids);
    }),
  );
  const now = new Map(found.flat().map(({ id, version }) => [id, version]));
  return seen.flatMap(({ entity, id, version }) =>
    now.get(id) === version ? [] : [{ entity, id, is_there: now.has(id) }],
  );
};

const readNumbers = (tx: ReadTransaction, table: (typeof TABLES)[SourceEntity], ids: readonly string[]) =>
  tx.db
    .selectFrom(table)
    .select(['id', 'version'])
    .where('user_id', '=', tx.userId)
    .where('id', 'in', ids)
    .execute();
