import { useState } from 'react';
import type { TurnState } from './turn-state.ts';
import type { Turns } from './turns.ts';

interface StopReply {
  /** Null while there is nothing to stop. */
  stop: (() => void) | null;
  /** The server could not be told, and goes on writing. */
  hasFailed: boolean;
}

/** Stops the reply that is being written, for this tab or another one. */
export const useStopReply = (turns: Turns, { active }: TurnState): StopReply => {
  const [failedId, setFailedId] = useState<string | null>(null);
  // Before it is saved there is no reply; after it has ended, no more of it.
  const isWritten = active !== null && active.phase !== 'sending' && active.phase !== 'answered';
  const stop = (): void => {
    if (!isWritten) return;
    setFailedId(null);
    turns.stop().catch(() => setFailedId(active.messageId));
  };
  return { stop: isWritten ? stop : null, hasFailed: isWritten && failedId === active.messageId };
};
