import { saveFile } from '#web/features/attachments/showing/save-file.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';

/** The receipt of the closing, and what it shows. */
export const ReceiptSection = ({ receipt }: { receipt: string }) => {
  const { t } = useTexts('myData');
  return (
    <TitledSection title={t('closing.receipt')}>
      <p className="text-ink-soft">{t('closing.receiptText')}</p>
      <pre className="overflow-x-auto rounded-box border border-hairline bg-surface p-4 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
        {receipt}
      </pre>
      <Button
        variant="secondary"
        className="self-start"
        onPress={() => saveFile(new Blob([receipt], { type: 'text/plain' }), t('closing.receiptName'))}
      >
        {t('closing.receiptSave')}
      </Button>
    </TitledSection>
  );
};
