import { useTexts } from '#web/i18n/use-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** There is no such incident, or it is somebody else's: both look the same. */
export const IncidentNotFound = () => {
  const { t } = useTexts('incidents');
  return (
    <>
      <PageHeader title={t('detail.notFound')} intro={t('detail.notFoundText')} />
      <div>
        <ButtonLink to="/incidents">{t('detail.back')}</ButtonLink>
      </div>
    </>
  );
};
