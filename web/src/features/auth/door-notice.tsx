import { useTexts } from '#web/i18n/use-texts.ts';
import { useOnline } from '#web/lib/page/use-online.ts';
import { keepsNothing } from '#web/lib/store/safe-storage.ts';
import { Notice } from '#web/ui/messages/notice.tsx';

interface OfflineNoticeProps {
  /** What stands there opens an account. */
  isSignIn?: boolean;
}

/** Says that there is no network, above a form that needs it. */
export const OfflineNotice = ({ isSignIn = false }: OfflineNoticeProps) => {
  const { t } = useTexts('auth');
  return useOnline() ? null : (
    <Notice tone="warning" title={t('door.offlineTitle')}>
      {t(isSignIn ? 'door.offline' : 'layout.offline')}
    </Notice>
  );
};

/** Why the door does not open, or not for long: no network, or a browser that keeps nothing. */
export const DoorNotice = (offline: OfflineNoticeProps) => {
  const { t } = useTexts('auth');
  const isOnline = useOnline();
  if (!isOnline) return <OfflineNotice {...offline} />;
  if (typeof window === 'undefined' || !keepsNothing()) return null;
  return (
    <Notice tone="info" title={t('door.noStorageTitle')}>
      {t('door.noStorage')}
    </Notice>
  );
};
