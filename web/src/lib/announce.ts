import { createStore } from './store.ts';

/** What screen readers are told next; the shell's live region says it. */
export const announcement = createStore<{ text: string }>({ text: '' });

/** Says something to screen readers wherever the focus is: 'Incident créé avec succès'. */
export const announce = (text: string): void => announcement.set({ text });
