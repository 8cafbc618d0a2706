import { useEffect } from 'react';
import { queryClient } from '#web/lib/query-client.ts';
import { listen, onLive } from './live.ts';
import { isStaleAfter } from './stale-queries.ts';

/** Keeps what is shown as it is on the server, for as long as the component that uses it is there. */
export const useLive = (): void => {
  useEffect(() => {
    const unsubscribe = onLive(
      (heard) => void queryClient.invalidateQueries({ predicate: isStaleAfter(heard) }),
    );
    const stop = listen();
    return () => {
      stop();
      unsubscribe();
    };
  }, []);
};
