/** Whether the quick note is open. It can be opened from every screen, also from features that do not know the journal. */
import { SECOND_MS } from '#contract/common/durations.ts';
import { onForget } from './forget.ts';
import { createStore } from './store/store.ts';

export const quickNote = createStore(false);

export const openQuickNote = (): void => quickNote.set(true);

/** A key that writes something, and is not held for a shortcut. */
export const isWritingKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

/** Without its code the form never comes; then the keys belong to the page again. */
const CATCHING_MS = 3 * SECOND_MS;

/** What was typed before its form had the focus, and is not in it yet. */
export const quickNoteWords = createStore('');

let stopCatching = (): void => undefined;

/** Keeps what is typed while the focus is on its way from the page to the form. */
const catchKeys = (): void => {
  stopCatching();
  const take = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement) return stopCatching();
    if (!isWritingKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    quickNoteWords.set(quickNoteWords.get() + event.key);
  };
  window.addEventListener('keydown', take, { capture: true });
  const timer = setTimeout(() => stopCatching(), CATCHING_MS);
  stopCatching = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', take, { capture: true });
  };
};

/** Opens the quick note with these words, and what is typed until its form has the focus, behind what stands in it. */
export const beginQuickNote = (typed: string): void => {
  quickNoteWords.set(quickNoteWords.get() + typed);
  catchKeys();
  openQuickNote();
};

// The next person in this tab has opened none.
onForget(() => {
  stopCatching();
  quickNoteWords.set('');
  quickNote.set(false);
});
