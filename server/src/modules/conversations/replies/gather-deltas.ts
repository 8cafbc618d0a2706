import type { TurnEvent } from '#contract/conversations.ts';

type Emit = (event: TurnEvent) => void;

/**
 * Passes events on, and joins the deltas of one turn of the event loop: a model that answers all at once, as the guide
 * does, would otherwise cost one write for every few words. Deltas that arrive slowly are passed on one by one.
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
      // Runs at the end of this turn of the event loop.
      if (text === '') setImmediate(flush);
      text += event.text;
    } else {
      flush();
      emit(event);
    }
  };
};
