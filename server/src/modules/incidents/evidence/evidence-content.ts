/** Which fields of an exhibit are sealed, and which stand in clear. Threads import it: it imports little. */
import * as z from 'zod/mini';
import { id } from '#contract/common/shapes.ts';
import { entryReference, evidence, messageReference } from '#contract/evidence.ts';
import { sealedKind } from '../../../platform/sealing/sealed-kind.ts';

export const clearFields = z.pick(evidence, { incident_id: true, type: true, number: true });
export type EvidenceClear = z.infer<typeof clearFields>;

/** Their order is part of what binds a row ([Note: bound columns]). */
export const EVIDENCE_CLEAR = ['incident_id', 'type', 'number'] as const satisfies (keyof EvidenceClear)[];

const evidenceContent = z.extend(
  z.pick(evidence, { title: true, description: true, source: true, dated_on: true }),
  {
    /** Ids, in order. */
    files: z.array(id),
    from_entry: z.nullable(entryReference),
    from_message: z.nullable(messageReference),
  },
);
export type EvidenceContent = z.infer<typeof evidenceContent>;

export const SEALED_EVIDENCE = sealedKind({
  table: 'evidence',
  binds: ['id', 'version', 'created_at', 'updated_at', ...EVIDENCE_CLEAR],
  content: evidenceContent,
  upgrades: [
    // 2: a day of its own, and messages that exhibits are made of
    (older) => ({ ...Object(older), dated_on: null, from_message: null }),
  ],
});
