import { useEffect } from 'react';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { keyOwner } from '#web/lib/sealing/browser-key.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { useStore } from '#web/lib/store/store.ts';
import { takeLetters } from '../away/letters.ts';
import { keepSending } from './keep-sending.ts';

/** Sends what waits, on whichever screen the person is; first what was written before there was a key comes to it. */
export const SendingHost = () => {
  const { id: owner } = useProfile();
  const hasKey = useStore(keyOwner) === owner;
  useEffect(() => keepSending(owner, queryClient), [owner]);
  useEffect(() => {
    if (hasKey) void takeLetters(owner);
  }, [owner, hasKey]);
  return null;
};
