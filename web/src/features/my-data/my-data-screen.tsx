import { useQuery } from '@tanstack/react-query';
import { DeletionLine } from '#web/features/notices/deletion-line.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ClosingSection } from './closing-section.tsx';
import { ExportSection } from './export-section.tsx';
import { LedgerReceiptSection } from './ledger-receipt-section.tsx';
import { ownClosing } from './my-data-queries.ts';

/** /settings/my-data: everything to take along, and the closing of the account. */
export const MyDataScreen = () => {
  const { t, language } = useTexts('myData');
  const { data } = useQuery(ownClosing(language));
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        back={<BackLink to="/settings">{t('back')}</BackLink>}
      />
      <DeletionLine deletedFrom={data?.deleted_from ?? null} className="mb-10" />
      <div className="flex flex-col gap-12">
        <ExportSection />
        <LedgerReceiptSection />
        <ClosingSection />
      </div>
    </>
  );
};
