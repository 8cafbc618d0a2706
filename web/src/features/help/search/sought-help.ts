import { onForget } from '#web/lib/forget.ts';
import { createStore } from '#web/lib/store/store.ts';

/** The words that are sought in the help, for as long as the page: 'Back' from an article has them again. Never in the address. */
export const soughtHelp = createStore('');
onForget(() => soughtHelp.set(''));
