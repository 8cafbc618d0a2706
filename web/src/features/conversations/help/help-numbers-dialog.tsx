import { createContext, type ReactNode, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { HelpNumbers } from './help-numbers-view.tsx';

/** Opens the numbers for help. */
export const OpenHelpNumbers = createContext<() => void>(() => {
  throw new Error('A button for the numbers for help stands outside of HelpNumbersDialog.');
});

/**
 * Keeps the dialog with the numbers for help above what is inside it: the buttons that open it come and go while a page
 * loads, and the dialog must stay.
 */
export const HelpNumbersDialog = ({ children }: { children: ReactNode }) => {
  const { t } = useTexts('conversations');
  const [isOpen, setOpen] = useState(false);
  return (
    <OpenHelpNumbers value={() => setOpen(true)}>
      {children}
      <ModalDialog title={t('help.open')} isOpen={isOpen} onOpenChange={setOpen}>
        <p className="mb-3">{t('help.neutral')}</p>
        <HelpNumbers />
      </ModalDialog>
    </OpenHelpNumbers>
  );
};
