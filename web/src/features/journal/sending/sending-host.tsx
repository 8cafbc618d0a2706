import { useEffect } from 'react';
import { queryClient } from '#web/lib/query-client.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { keepSending } from './keep-sending.ts';

/** Sends what waits, on whichever screen the person is. */
export const SendingHost = () => {
  const { id: owner } = useProfile();
  useEffect(() => keepSending(owner, queryClient), [owner]);
  return null;
};
