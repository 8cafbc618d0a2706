import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ownPreferences } from '#web/lib/preferences-sync/sync-preferences.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { BackToSettings } from '../back-to-settings.tsx';
import { NoticeChoices } from './notice-choices.tsx';

/** /settings/notifications: what the person is told of, in the app and by mail. */
export const NotificationsScreen = () => {
  const { t } = useTexts('settings');
  const { id } = useProfile();
  const chosen = useQuery(ownPreferences(id));
  return (
    <>
      <PageHeader
        title={t('notifications.title')}
        intro={t('notifications.intro')}
        back={<BackToSettings />}
      />
      {chosen.isPending && <LoadingBlock label={t('notifications.loading')} rows={5} />}
      {chosen.isLoadingError && (
        <RetryNotice
          title={t('notifications.loadFailed')}
          error={chosen.error}
          onRetry={() => void chosen.refetch()}
        />
      )}
      {chosen.data !== undefined && <NoticeChoices notices={chosen.data.notices} />}
    </>
  );
};
