import type { Entry, EntryInput, EntryPatch } from '#contract/journal.ts';
import { differingFields } from '#web/editing/edited-kind.ts';

/** What the form holds of an entry. */
export type EntryValues = Pick<
  Entry,
  'title' | 'content' | 'entry_type' | 'tags' | 'mood' | 'is_private' | 'happened_on' | 'happened_at'
> & {
  /** The ids of its files, in order; also of those that wait to be uploaded. */
  files: string[];
};

/** The fields in the order of the form. */
export const ENTRY_FIELDS = [
  'title',
  'content',
  'entry_type',
  'mood',
  'happened_on',
  'happened_at',
  'tags',
  'is_private',
  'files',
] as const satisfies readonly (keyof EntryValues)[];
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** A new entry's form: a private note. When it happened is not guessed. */
export const emptyEntry = (): EntryValues => ({
  title: '',
  content: '',
  entry_type: 'note',
  tags: [],
  mood: null,
  is_private: true,
  happened_on: null,
  happened_at: null,
  files: [],
});

/** The form of a stored entry. */
export const entryValues = (entry: Entry): EntryValues => ({
  title: entry.title,
  content: entry.content,
  entry_type: entry.entry_type,
  tags: [...entry.tags],
  mood: entry.mood,
  is_private: entry.is_private,
  happened_on: entry.happened_on,
  happened_at: entry.happened_at,
  files: entry.files.map(({ id }) => id),
});

/** What is sent: only the title is trimmed, the person's own words stay as they are. */
const asSent = (values: EntryValues): EntryValues => ({ ...values, title: values.title.trim() });

/** The request that creates the entry; `writtenAt` of one that could be sent only later. */
export const entryInputOf = (id: string, values: EntryValues, writtenAt?: string): EntryInput => ({
  id,
  ...asSent(values),
  ...(writtenAt !== undefined && { written_at: writtenAt }),
});

/** What an edit changes; empty when nothing differs from what is stored. */
export const entryPatchBetween = (stored: EntryValues, edited: EntryValues): EntryPatch => {
  const sent = asSent(edited);
  const fields = differingFields(ENTRY_FIELDS, stored, sent);
  return Object.fromEntries(fields.map((field) => [field, sent[field]]));
};

/** The values with the files that the entry has and keeps, and those that wait for it. */
export const withFiles = (
  values: EntryValues,
  stored: ReadonlySet<string>,
  waiting: readonly string[],
): EntryValues => ({
  ...values,
  files: [...new Set([...values.files.filter((id) => stored.has(id)), ...waiting])],
});
