import { useEffect } from 'react';
import { profile } from '#contract/account/profiles.ts';
import type { Heard } from '#web/lib/live/follow-stream.ts';
import { onLive } from '#web/lib/live/live.ts';
import { api } from '#web/lib/requests/api.ts';
import { session } from '#web/lib/session/session.ts';

/** Keeps the profile as it is on the server: a role that an administrator gives or takes changes the menu at once. */
export const useLiveProfile = (): void => {
  useEffect(() => {
    const reading = new AbortController();
    const read = async () => {
      const person = await api
        .get('/api/profile', { schema: profile, signal: reading.signal })
        // Asked for again with the next change, and at the next visit.
        .catch(() => null);
      if (person !== null && !reading.signal.aborted) session.setProfile(person);
    };
    const hear = (heard: Heard) => {
      if (heard.event === 'everything' || (heard.event === 'changed' && heard.kind === 'profile'))
        void read();
    };
    const stop = onLive(hear);
    return () => {
      reading.abort();
      stop();
    };
  }, []);
};
