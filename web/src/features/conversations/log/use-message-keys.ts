import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { messageElementId } from './message-element-id.ts';

/** How many messages a key goes on; the ends are reached from anywhere. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface MessageKeys {
  /** The one message that the tab key reaches: the last, or the one that was read last. */
  reached: string | undefined;
  /** For the element around the messages. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
  };
}

/** The arrow keys lead from message to message; what stands inside of one keeps its own keys. */
export const useMessageKeys = (ids: readonly string[]): MessageKeys => {
  const [last, setLast] = useState<string>();
  const reached = last !== undefined && ids.includes(last) ? last : ids.at(-1);
  const idOf = ({ target }: { target: EventTarget }): string | undefined =>
    ids.find((id) => target instanceof HTMLElement && target.id === messageElementId(id));
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const from = idOf(event);
    if (step === undefined || from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = ids[Math.min(Math.max(ids.indexOf(from) + step, 0), ids.length - 1)];
    if (to === undefined) return;
    event.preventDefault();
    document.getElementById(messageElementId(to))?.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    const id = idOf(event);
    if (id !== undefined) setLast(id);
  };
  return { reached, handlers: { onKeyDown, onFocus } };
};
