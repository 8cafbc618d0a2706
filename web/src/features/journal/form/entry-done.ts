import type { SavedAs } from '#web/editing/use-editor.ts';

/** What became of an entry in its form. `waiting`: no server was reached, and it is kept here until one is. */
export type EntryDone = SavedAs | 'waiting' | 'deleted';
