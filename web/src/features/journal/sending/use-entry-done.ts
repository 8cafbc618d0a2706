import { useState } from 'react';
import { useStore } from '#web/lib/store/store.ts';
import type { EntryDone } from '../form/entry-done.ts';
import { useWaitingEntries } from '../waiting/use-waiting-entries.ts';
import { sentCount } from './send-waiting.ts';

/**
 * What became of the entry whose form was left last. What waited is saved once it is sent; where it is gone in another way
 * (deleted, or sent by another tab) nothing is said of it any more.
 */
export const useEntryDone = () => {
  const waiting = useWaitingEntries();
  const sent = useStore(sentCount);
  const [done, setDone] = useState<EntryDone | null>(null);
  // How many were sent before, once it is seen to wait.
  const [seen, setSeen] = useState<number | null>(null);
  if (done === 'waiting' && waiting !== undefined) {
    if (waiting.length > 0 && seen === null) setSeen(sent);
    if (waiting.length === 0 && seen !== null) {
      setDone(sent > seen ? 'created' : null);
      setSeen(null);
    }
  }
  const tell = (became: EntryDone | null) => {
    setSeen(null);
    setDone(became);
  };
  return [done, tell] as const;
};
