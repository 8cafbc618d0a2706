import { Bell } from 'lucide-react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { useTexts } from '#web/i18n/use-texts.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { FloatingPanel } from '#web/ui/overlays/floating-panel.tsx';

/** The bell. Nothing notifies here yet: it says so, and where notices of security do go. */
export const NotificationBell = () => {
  const { t } = useTexts('shell', { screen: 'fr' });
  return (
    <DialogTrigger>
      <IconButton icon={Bell} label={t('bell.label')} />
      <FloatingPanel placement="bottom end" className="w-80 max-w-[calc(100vw-2rem)] p-5">
        <Dialog aria-label={t('bell.label')} className="outline-none">
          <p>{t('bell.empty')}</p>
          <p className="mt-2 text-sm text-ink-soft">{t('bell.hint')}</p>
        </Dialog>
      </FloatingPanel>
    </DialogTrigger>
  );
};
