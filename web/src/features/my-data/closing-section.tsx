import { useState } from 'react';
import { ProvenDialog } from '#web/features/security/proof/proven-dialog.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { closeAccount } from './my-data-queries.ts';

/** 'Fermer mon compte': what goes and what stays, before anything is asked. */
export const ClosingSection = () => {
  const { t, language } = useTexts('myData');
  const [isAsking, setAsking] = useState(false);
  return (
    <TitledSection title={t('close.title')}>
      <div className="flex max-w-[65ch] flex-col gap-3 text-ink-soft">
        <p>{t('close.gone')}</p>
        <p>{t('close.before')}</p>
        <p>{t('close.stays')}</p>
        <p className="text-ink">{t('close.first')}</p>
      </div>
      <Button variant="secondary" className="self-start" onPress={() => setAsking(true)}>
        {t('close.ask')}
      </Button>
      {isAsking && (
        <ProvenDialog
          title={t('close.dialogTitle')}
          confirmLabel={t('close.confirm')}
          keepLabel={t('close.keep')}
          pendingLabel={t('close.pending')}
          failed={t('close.failed')}
          isDanger
          onOpenChange={setAsking}
          act={() => closeAccount(language)}
        >
          <p>{t('close.dialogText')}</p>
        </ProvenDialog>
      )}
    </TitledSection>
  );
};
