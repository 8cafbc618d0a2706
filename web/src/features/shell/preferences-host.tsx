import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showLanguage } from '#web/i18n/language-choice.ts';
import { markOf } from '#web/lib/preferences/mirror.ts';
import {
  beginChoosing,
  endChoosing,
  followOtherTabs,
  onChoice,
  takePreferences,
} from '#web/lib/preferences/preferences.ts';
import {
  knownPreferences,
  ownPreferences,
  syncPreferences,
} from '#web/lib/preferences-sync/sync-preferences.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { useProfile } from '#web/lib/session/session.ts';

/** Lets a person's preferences follow them: what they choose here is sent, what they chose elsewhere applies here. */
export const PreferencesHost = () => {
  const { id } = useProfile();
  useEffect(followOtherTabs, []);
  useEffect(() => {
    beginChoosing(markOf(id));
    const stop = onChoice(() => void syncPreferences(id));
    return () => {
      stop();
      endChoosing();
    };
  }, [id]);
  const answered = useQuery(ownPreferences(id), queryClient).data;
  useEffect(() => {
    if (answered === undefined) return;
    let isLatest = true;
    // While a language is loaded, something may be chosen and taken by the server.
    void showLanguage(answered.language).then(
      () => isLatest && takePreferences(knownPreferences(id) ?? answered),
    );
    return () => {
      isLatest = false;
    };
  }, [answered, id]);
  return null;
};
