import { createStore } from '#web/lib/store/store.ts';

export type SavedKind = 'created' | 'edited' | 'unchanged' | 'deleted';

/**
 * What was just done, for the screen that follows. In memory only: a reload, or coming back later, must not say it
 * again.
 */
const message = createStore<SavedKind | null>(null);

export const savedMessage = message;
