import { useEffect, useState } from 'react';
import { useProfile } from '#web/lib/session/session.ts';
import { followWaiting, type WaitingEntry, waitingEntries } from './waiting-entries.ts';

/** The person's entries that wait to be sent, followed, oldest first; undefined until they are read. */
export const useWaitingEntries = (): readonly WaitingEntry[] | undefined => {
  const { id: owner } = useProfile();
  const [shown, setShown] = useState<readonly WaitingEntry[]>();
  useEffect(() => {
    let isLeft = false;
    const look = () => {
      void waitingEntries(owner).then((found) => {
        if (!isLeft) setShown(found);
      });
    };
    look();
    const stop = followWaiting(look);
    return () => {
      isLeft = true;
      stop();
    };
  }, [owner]);
  return shown;
};
