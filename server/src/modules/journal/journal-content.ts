/** Which fields of an entry are sealed, and which stand in clear. Threads import it: it imports little. */
import * as z from 'zod/mini';
import { id } from '#contract/common/shapes.ts';
import { entry } from '#contract/journal.ts';
import { sealedKind } from '../../platform/sealing/sealed-kind.ts';

/** What of an entry stands in clear: the timeline is sorted and filtered by it. */
export const clearFields = z.pick(entry, {
  entry_type: true,
  is_private: true,
  happened_on: true,
  happened_at: true,
});
export type EntryClear = z.infer<typeof clearFields>;

/** Their order is part of what binds a row ([Note: bound columns]). */
export const ENTRY_CLEAR = [
  'entry_type',
  'is_private',
  'happened_on',
  'happened_at',
] as const satisfies (keyof EntryClear)[];

const entryContent = z.extend(
  z.pick(entry, { title: true, content: true, tags: true, mood: true, written_at: true }),
  {
    /** Ids, in order. */
    files: z.array(id),
  },
);
export type EntryContent = z.infer<typeof entryContent>;

export const SEALED_ENTRY = sealedKind({
  table: 'journal_entries',
  binds: ['id', 'version', 'created_at', 'updated_at', ...ENTRY_CLEAR],
  content: entryContent,
});
