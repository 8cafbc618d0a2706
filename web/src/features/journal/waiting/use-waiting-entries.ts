import { useEffect, useState } from 'react';
import { useProfile } from '#web/lib/session/session.ts';
import { followWaiting, type WaitingEntry, waitingEntries } from './waiting-entries.ts';

/** The person's entries that wait to be sent, followed, oldest first. */
export const useWaitingEntries = (): readonly WaitingEntry[] => {
  const { id: owner } = useProfile();
  const [shown, setShown] = useState(() => waitingEntries(owner));
  useEffect(() => {
    const look = () => setShown(waitingEntries(owner));
    // What came between the first look and now.
    look();
    return followWaiting(look);
  }, [owner]);
  return shown;
};
