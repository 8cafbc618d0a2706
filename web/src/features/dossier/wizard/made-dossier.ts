import { onForget } from '#web/lib/forget.ts';
import { createStore } from '#web/lib/store/store.ts';

/** True from when a dossier was asked for until the list of them has said so. */
export const madeDossier = createStore(false);

onForget(() => madeDossier.set(false));
