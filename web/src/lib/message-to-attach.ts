/** The message of which an exhibit is to be made. The conversation, which shows it, does not know the incidents. */
import type { Message } from '#contract/conversations.ts';
import { onForget } from './forget.ts';
import { createStore } from './store/store.ts';

export const messageToAttach = createStore<Message | null>(null);

// It is nobody else's.
onForget(() => messageToAttach.set(null));
