import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ownPreferences } from '#web/lib/preferences-sync/sync-preferences.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackToSettings } from '../back-to-settings.tsx';
import { NoticeChoices } from './notice-choices.tsx';

/** /settings/notifications: what the person is told of, in the app and by mail. */
export const NotificationsScreen = () => {
  const { t } = useTexts('settings');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
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
        <Notice
          tone="danger"
          title={t('notifications.loadFailed')}
          actions={
            <Button variant="secondary" onPress={() => void chosen.refetch()}>
              {common('action.retry')}
            </Button>
          }
        >
          {problemText(chosen.error)}
        </Notice>
      )}
      {chosen.data !== undefined && <NoticeChoices notices={chosen.data.notices} />}
    </>
  );
};
