import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { incidentDetail } from '../incident-queries.ts';
import { EditFailure } from './edit-failure.tsx';
import { IncidentEditor } from './incident-editor.tsx';

/** /incidents/{id}/edit */
export const IncidentEditScreen = () => {
  const { t } = useTexts('incidents');
  const { id } = useParams({ from: '/_app/incidents/$id/edit' });
  const { data, error, refetch } = useQuery(incidentDetail(id));
  // A failed refresh must not take the form away from under what is being typed.
  if (error !== null && data === undefined) {
    return <EditFailure id={id} error={error} onRetry={() => void refetch()} />;
  }
  const loading = <LoadingBlock label={t('detail.loading')} rows={5} />;
  return (
    <>
      <PageHeader
        title={t('edit.title')}
        intro={data?.title}
        back={
          <BackLink to="/incidents/$id" params={{ id }}>
            {t('edit.back')}
          </BackLink>
        }
      />
      {data === undefined ? (
        loading
      ) : (
        <IncidentEditor
          key={id}
          incident={data}
          loading={loading}
          cancel={
            <ButtonLink variant="quiet" to="/incidents/$id" params={{ id }} activeOptions={{ exact: true }}>
              {t('form.cancel')}
            </ButtonLink>
          }
        />
      )}
    </>
  );
};
