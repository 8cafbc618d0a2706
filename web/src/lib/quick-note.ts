/** Whether the quick note is open. It can be opened from every screen, also from features that do not know the journal. */
import { onForget } from './forget.ts';
import { createStore } from './store/store.ts';

export const quickNote = createStore(false);

/** What was typed before its form was there. */
let words = '';

export const openQuickNote = (): void => quickNote.set(true);

/** Opens the quick note with these words behind those that stand in it. */
export const beginQuickNote = (typed: string): void => {
  words += typed;
  openQuickNote();
};

/** What is to be put into the form that has just opened; once. */
export const takeQuickNoteWords = (): string => {
  const taken = words;
  words = '';
  return taken;
};

// The next person in this tab has opened none.
onForget(() => {
  words = '';
  quickNote.set(false);
});
