import * as z from 'zod/mini';
import { isFilled } from '#contract/common/shapes.ts';
import { type Entry, entry } from '#contract/journal.ts';
import { type EditedKind, KEEP_ALL } from '#web/editing/edited-kind.ts';
import { EDITED_ENTRY } from '../entry/edited-entry.ts';
import { type EntryValues, emptyEntry } from '../entry/entry-values.ts';
import { type Moment, momentOf } from './note-moment.ts';
import { noteTitle } from './note-title.ts';

/** What the quick note holds: an entry is made of it. */
export interface NoteValues extends Moment {
  text: string;
}

/** The private note that a quick note becomes. */
export const entryOfNote = ({ text, happened_on, happened_at }: NoteValues): EntryValues => ({
  ...emptyEntry(),
  title: noteTitle(text),
  content: text,
  happened_on,
  happened_at: happened_on === null ? null : happened_at,
});

/** A quick note as its editor has to know it. What was typed stands in it again at once, with the hour that it had. */
export const EDITED_NOTE: EditedKind<NoteValues, Entry> = {
  what: 'quick-note',
  fields: ['text', 'happened_on', 'happened_at'],
  draft: z.partial(
    z.object({ text: z.string(), happened_on: z.nullable(z.string()), happened_at: z.nullable(z.string()) }),
  ),
  keeping: { ...KEEP_ALL, isWorthKeeping: ({ text }) => isFilled(text) },
  stored: entry,
  valuesOf: ({ content, happened_on, happened_at }) => ({ text: content, happened_on, happened_at }),
  empty: () => ({ text: '', ...momentOf(new Date()) }),
  asNew: (words) => ({ text: words.text ?? '', ...momentOf(new Date()) }),
  isSensitive: () => false,
  together: { text: (mine, theirs) => `${mine}\n\n${theirs}` },
  create: (id, values) => EDITED_ENTRY.create(id, entryOfNote(values)),
  // An answer to an earlier try was lost, and the text has changed since.
  change: (id, values, base) =>
    EDITED_ENTRY.change(id, entryOfNote(values), {
      version: base.version,
      values: entryOfNote(base.values),
    }),
  takeOver: EDITED_ENTRY.takeOver,
};
