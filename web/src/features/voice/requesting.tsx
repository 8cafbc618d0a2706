import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';

/** Waits for the person's answer to the browser's own question. */
export const Requesting = ({ onCancel }: { onCancel: () => void }) => {
  const { t } = useTexts('voice');
  return (
    <div className="flex items-center gap-3">
      <Spinner className="text-teal" />
      <div role="status" className="min-w-0 flex-1">
        <p className="font-semibold">{t('record.requesting')}</p>
        <p className="text-sm text-ink-soft">{t('record.allow')}</p>
      </div>
      <Button variant="quiet" onPress={onCancel}>
        {t('record.cancel')}
      </Button>
    </div>
  );
};
