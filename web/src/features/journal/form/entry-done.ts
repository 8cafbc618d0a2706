import type { SavedAs } from '#web/editing/use-editor.ts';

/** What became of an entry in its form. */
export type EntryDone = SavedAs | 'deleted';
