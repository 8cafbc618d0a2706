/** Whether the quick note is open. It can be opened from every screen, also from features that do not know the journal. */
import { onForget } from './forget.ts';
import { createStore } from './store/store.ts';

export const quickNote = createStore(false);

export const openQuickNote = (): void => quickNote.set(true);

// The next person in this tab has opened none.
onForget(() => quickNote.set(false));
