/** What of the journal is shown, as it stands in the URL. */
import * as z from 'zod/mini';
import { priority } from '#contract/incidents.ts';
import { entryType } from '#contract/journal.ts';
import { factDay, id } from '#contract/shapes.ts';
import { timelineKind } from '#contract/timeline.ts';

const shape = z.object({
  kind: z.catch(z.optional(timelineKind), undefined),
  type: z.catch(z.optional(entryType), undefined),
  priority: z.catch(z.optional(priority), undefined),
  from: z.catch(z.optional(factDay), undefined),
  to: z.catch(z.optional(factDay), undefined),
  /** The day that was jumped to: it stands at the top, and what is newer above it. */
  at: z.catch(z.optional(factDay), undefined),
  /** The entry whose form is open; `new` for one that is not stored yet. */
  entry: z.catch(z.optional(z.union([z.literal('new'), id])), undefined),
});
export type JournalSearch = z.infer<typeof shape>;

/** What narrows the timeline. */
export type JournalFilters = Pick<JournalSearch, 'kind' | 'type' | 'priority' | 'from' | 'to'>;

/** What the URL asks for. Nonsense in it is left out, and so is what would contradict the rest. */
export const journalSearch = (search: Record<string, unknown>): JournalSearch => {
  const { kind, type, priority: level, from, to, at, entry } = shape.parse(search);
  const isForward = from === undefined || to === undefined || from <= to;
  // Only entries have a type, and only incidents a priority.
  const ofEntries = kind === undefined || kind === 'journal' ? type : undefined;
  const ofIncidents = (kind ?? 'incident') === 'incident' && ofEntries === undefined ? level : undefined;
  return { kind, type: ofEntries, priority: ofIncidents, from, to: isForward ? to : undefined, at, entry };
};

/** How many filters narrow the timeline, beside the period. */
export const filterCount = ({ kind, type, priority: level }: JournalFilters): number =>
  [kind, type, level].filter((value) => value !== undefined).length;
