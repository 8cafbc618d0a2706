import * as z from 'zod/mini';
import { type Entry, entry, entryType, mood } from '#contract/journal.ts';
import { isFilled } from '#contract/shapes.ts';
import { type EditedKind, withFields } from '#web/editing/edited-kind.ts';
import { forgetSentFiles } from '#web/features/attachments/sending/sent-files.ts';
import { api } from '#web/lib/api.ts';
import {
  ENTRY_FIELDS,
  type EntryValues,
  emptyEntry,
  entryInputOf,
  entryPatchBetween,
  entryValues,
} from '../entry/entry-values.ts';
import { journalKeys } from '../journal-queries.ts';

/** spec.md, 9. */
const DRAFT_AFTER_MS = 2_000;

/** What waits in this browser for an entry is kept under this kind. */
export const entryRecord = (id: string) => ({ kind: 'journal_entry', id });

const union = (mine: readonly string[], theirs: readonly string[]) => [...new Set([...mine, ...theirs])];

/** The server has the entry with its files: they wait no longer, also where the form was left meanwhile. */
const stored = async (answer: Promise<Entry>): Promise<Entry> => {
  const saved = await answer;
  void forgetSentFiles(saved.files.map(({ id }) => id));
  return saved;
};

/** An entry as its editor has to know it. The name and the keeping of its drafts are the specification's (3, 4 and 9). */
export const EDITED_ENTRY: EditedKind<EntryValues, Entry> = {
  what: 'journal',
  fields: ENTRY_FIELDS,
  draft: z.partial(
    z.object({
      title: z.string(),
      content: z.string(),
      entry_type: entryType,
      tags: z.array(z.string()),
      mood: z.nullable(mood),
      is_private: z.boolean(),
      happened_on: z.nullable(z.string()),
      happened_at: z.nullable(z.string()),
      files: z.array(z.string()),
    }),
  ),
  keeping: {
    found: 'offered',
    afterMs: DRAFT_AFTER_MS,
    isWorthKeeping: ({ title, content }) => isFilled(title) || isFilled(content),
  },
  stored: entry,
  valuesOf: entryValues,
  empty: emptyEntry,
  // The files of an entry that is gone are gone too.
  asNew: (words) => ({ ...withFields(emptyEntry(), words), files: [] }),
  isSensitive: () => false,
  together: {
    content: (mine, theirs) => `${mine}\n\n${theirs}`,
    tags: union,
    files: union,
  },
  create: (id, values) => stored(api.post('/api/journal', { schema: entry, body: entryInputOf(id, values) })),
  change: (id, values, base) => {
    const body = entryPatchBetween(base.values, values);
    if (Object.keys(body).length === 0) return null;
    return stored(api.patch(`/api/journal/${id}`, { schema: entry, body, ifMatch: base.version }));
  },
  takeOver: (client, saved) => {
    client.setQueryData(journalKeys.entry(saved.id), saved);
    void client.invalidateQueries({ queryKey: journalKeys.history(saved.id) });
    void client.invalidateQueries({ queryKey: journalKeys.overviews });
  },
};
