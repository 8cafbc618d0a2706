import { AttestationSection } from '#web/features/attestation/attestation-section.tsx';
import { SharingSection } from '#web/features/sharing/list/sharing-section.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { DossierSection } from './dossier-section.tsx';

/** /export: the dossiers that a person had made, and the way to another. */
export const ExportScreen = () => {
  const { t } = useTexts('dossier');
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} />
      <div className="flex flex-col gap-12">
        <DossierSection />
        <SharingSection />
        <AttestationSection />
      </div>
    </>
  );
};
