import { isFilled } from '#contract/common/shapes.ts';
import { type Entry, entry } from '#contract/journal.ts';
import { type EditedKind, withFields } from '#web/editing/edited-kind.ts';
import { NEW_RECORD } from '#web/editing/open-draft.ts';
import { forgetSentFiles } from '#web/features/attachments/sending/sent-files.ts';
import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import { api } from '#web/lib/requests/api.ts';
import { journalKeys } from '../journal-keys.ts';
import { entryDraft } from './entry-draft.ts';
import {
  ENTRY_FIELDS,
  type EntryValues,
  emptyEntry,
  entryInputOf,
  entryPatchBetween,
  entryValues,
} from './entry-values.ts';

/** spec.md, 9. */
const DRAFT_AFTER_MS = 2_000;

const WHAT = 'journal';

const union = (mine: readonly string[], theirs: readonly string[]) => [...new Set([...mine, ...theirs])];

/** The server has the entry with its files: they wait no longer, also where the form was left meanwhile. */
export const withFilesSent = async (answer: Promise<Entry>): Promise<Entry> => {
  const saved = await answer;
  void forgetSentFiles(saved.files.map(({ id }) => id));
  return saved;
};

/** Where the form of a new entry with this id keeps its draft: whoever has claimed it writes the entry. */
export const newEntryPlace = (owner: string, id: string): DraftPlace => ({
  what: WHAT,
  owner,
  scope: NEW_RECORD,
  slot: id,
});

/** An entry as its editor has to know it. The name and the keeping of its drafts are the specification's (3, 4 and 9). */
export const EDITED_ENTRY: EditedKind<EntryValues, Entry> = {
  what: WHAT,
  fields: ENTRY_FIELDS,
  draft: entryDraft,
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
  create: (id, values) =>
    withFilesSent(api.post('/api/journal', { schema: entry, body: entryInputOf(id, values) })),
  change: (id, values, base) => {
    const body = entryPatchBetween(base.values, values);
    if (Object.keys(body).length === 0) return null;
    return withFilesSent(api.patch(`/api/journal/${id}`, { schema: entry, body, ifMatch: base.version }));
  },
  takeOver: (client, saved) => {
    client.setQueryData(journalKeys.entry(saved.id), saved);
    void client.invalidateQueries({ queryKey: journalKeys.history(saved.id) });
    void client.invalidateQueries({ queryKey: journalKeys.overviews });
  },
};
