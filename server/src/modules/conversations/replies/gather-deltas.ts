import type { TurnEvent } from '#contract/conversations.ts';

type Emit = (event: TurnEvent) => void;

/**
 * Passes events on, and what comes of a reply at one moment as one delta: a model that answers at once, as the guide
 * does, would otherwise cost a write of some words each. What trickles in passes as it comes.
 */
export const gatherDeltas = (emit: Emit): Emit => {
  let text = '';
  const flush = (): void => {
    if (text === '') return;
    const gathered = text;
    text = '';
    emit({ event: 'delta', text: gathered });
  };
  return (event) => {
    if (event.event === 'delta') {
      // The end of this turn of the event loop: whatever is there by then was there at once.
      if (text === '') setImmediate(flush);
      text += event.text;
    } else {
      flush();
      emit(event);
    }
  };
};
