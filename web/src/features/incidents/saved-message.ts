import type { SavedAs } from '#web/editing/use-editor.ts';
import { createStore } from '#web/lib/store/store.ts';

type Done =
  | SavedAs
  | 'deleted'
  | 'restored'
  | 'restoredWithExhibits'
  | 'restoredWithoutSome'
  | 'anonymized'
  | 'merged'
  | 'takenIn';

/**
 * What was just done, for the screen that follows. In memory only: a reload, or coming back later, must not say it
 * again.
 */
const message = createStore<Done | null>(null);

export const savedMessage = message;
