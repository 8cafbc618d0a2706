import { LifeBuoy } from 'lucide-react';
import { useContext } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { OpenHelpNumbers } from './help-numbers-dialog.tsx';

/** The numbers at any time, also without a connection and without having to write why. */
export const HelpNumbersButton = () => {
  const { t } = useTexts('conversations');
  const open = useContext(OpenHelpNumbers);
  return (
    <Button variant="quiet" className="px-3 py-1 text-xs font-normal" onPress={open}>
      <LifeBuoy aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 max-[22.5rem]:hidden" />
      {t('help.open')}
    </Button>
  );
};
