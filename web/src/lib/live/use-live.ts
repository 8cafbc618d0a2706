import { useEffect } from 'react';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { listen, onLive } from './live.ts';
import { readAgain } from './read-again.ts';

/** Keeps what is shown as it is on the server, for as long as the component that uses it is there. */
export const useLive = (): void => {
  useEffect(() => {
    const unsubscribe = onLive((heard) => readAgain(queryClient, heard));
    const stop = listen();
    return () => {
      stop();
      unsubscribe();
    };
  }, []);
};
