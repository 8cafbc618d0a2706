import { useTexts } from '#web/i18n/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { IncidentEditor } from './incident-editor.tsx';
import { IncidentTips } from './incident-tips.tsx';

/** /incidents/new: the form and the tips. */
export const IncidentNewScreen = () => {
  const { t } = useTexts('incidents');
  return (
    <>
      <PageHeader
        title={t('create.title')}
        intro={t('create.intro')}
        back={<BackLink to="/incidents">{t('create.back')}</BackLink>}
      />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-10">
        <div className="lg:order-last">
          <IncidentTips />
        </div>
        <IncidentEditor
          incident={null}
          loading={<LoadingBlock label={t('detail.loading')} />}
          cancel={
            <ButtonLink variant="quiet" to="/incidents" activeOptions={{ exact: true }}>
              {t('form.cancel')}
            </ButtonLink>
          }
        />
      </div>
    </>
  );
};
