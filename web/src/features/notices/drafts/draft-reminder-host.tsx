import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MINUTE_MS } from '#contract/common/durations.ts';
import { ownPreferences } from '#web/lib/preferences-sync/sync-preferences.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { tellOfDrafts } from './tell-of-drafts.ts';

/** For those who asked to be reminded of what they began: lets the server know, now and then, that something waits here. */
export const DraftReminderHost = () => {
  const { id } = useProfile();
  const ways = useQuery(ownPreferences(id), queryClient).data?.notices.unfinished_draft;
  const isWanted = ways && (ways.in_app || ways.by_mail);
  useEffect(() => {
    if (isWanted === undefined) return;
    const tell = () => void tellOfDrafts(id, isWanted);
    tell();
    const timer = setInterval(tell, MINUTE_MS);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [id, isWanted]);
  return null;
};
