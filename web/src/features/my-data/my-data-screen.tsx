import { useTexts } from '#web/i18n/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ClosingSection } from './closing-section.tsx';
import { ExportSection } from './export-section.tsx';

/** /settings/my-data: everything to take along, and the closing of the account. */
export const MyDataScreen = () => {
  const { t } = useTexts('myData');
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        back={<BackLink to="/settings">{t('back')}</BackLink>}
      />
      <div className="flex flex-col gap-12">
        <ExportSection />
        <ClosingSection />
      </div>
    </>
  );
};
