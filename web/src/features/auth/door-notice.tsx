import { useTexts } from '#web/i18n/use-texts.ts';
import { keepsNothing } from '#web/lib/store/safe-storage.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { Notice } from '#web/ui/messages/notice.tsx';

/** Why the door does not open, or not for long: no network, or a browser that keeps nothing. */
export const DoorNotice = () => {
  const { t } = useTexts('auth');
  const isOnline = useOnline();
  if (!isOnline) {
    return (
      <Notice tone="warning" title={t('door.offlineTitle')}>
        {t('door.offline')}
      </Notice>
    );
  }
  if (typeof window === 'undefined' || !keepsNothing()) return null;
  return (
    <Notice tone="info" title={t('door.noStorageTitle')}>
      {t('door.noStorage')}
    </Notice>
  );
};
