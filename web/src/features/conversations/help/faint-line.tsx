import { LifeBuoy } from 'lucide-react';
import { useContext } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { OpenHelpNumbers } from './help-numbers-dialog.tsx';

/** Under the reply to a faint sign of danger or distress: one quiet line, which opens the numbers. */
export const FaintLine = () => {
  const { t } = useTexts('conversations');
  const open = useContext(OpenHelpNumbers);
  return (
    <Button variant="quiet" className="-ml-5 text-sm font-normal sm:ml-7" onPress={open}>
      <LifeBuoy aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
      {t('help.faint')}
    </Button>
  );
};
