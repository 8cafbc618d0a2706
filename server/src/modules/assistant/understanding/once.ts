/** What depends on a message alone is found once for it, and forgotten together with it. */
import type { ReadMessage } from './read-message.ts';
import { ensureTimeIsLeft } from './time-left.ts';

export const oncePerMessage = <Found>(
  find: (message: ReadMessage) => Found,
): ((message: ReadMessage) => Found) => {
  const found = new WeakMap<ReadMessage, { value: Found }>();
  return (message) => {
    const earlier = found.get(message);
    if (earlier) return earlier.value;
    ensureTimeIsLeft();
    const value = find(message);
    found.set(message, { value });
    return value;
  };
};
