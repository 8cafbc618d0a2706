import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { HelpNumbers } from './help-numbers-view.tsx';

/** The numbers at any time, also without a connection and without having to write why. */
export const HelpNumbersButton = () => {
  const { t } = useTexts('conversations');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="-mx-5 py-1 text-xs font-normal" onPress={() => setOpen(true)}>
        <LifeBuoy aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 max-[22.5rem]:hidden" />
        {t('help.open')}
      </Button>
      <ModalDialog title={t('help.open')} isOpen={isOpen} onOpenChange={setOpen}>
        <p className="mb-3">{t('help.neutral')}</p>
        <HelpNumbers situation="none" />
      </ModalDialog>
    </>
  );
};
