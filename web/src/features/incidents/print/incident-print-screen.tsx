import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { IncidentFailure } from '../incident-failure.tsx';
import { IncidentNotFound } from '../incident-not-found.tsx';
import { incidentDetail } from '../incident-queries.ts';
import { PrintedIncident } from './printed-incident.tsx';

/** /incidents/{id}/impression: one incident, whole, as it will stand on paper. */
export const IncidentPrintScreen = () => {
  const { t } = useTexts('print');
  const { t: incidents } = useTexts('incidents');
  const { id } = useParams({ from: '/_app/incidents/$id/impression' });
  const { data, error, isFetching, refetch } = useQuery(incidentDetail(id));
  if (isProblem(error, 'not_found')) return <IncidentNotFound />;
  if (data === undefined && error !== null) {
    return <IncidentFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <PrintPage
      title={t('incident.title')}
      intro={t('incident.intro')}
      isReady={data !== undefined}
      back={
        <ButtonLink variant="quiet" to="/incidents/$id" params={{ id }} activeOptions={{ exact: true }}>
          {incidents('edit.back')}
        </ButtonLink>
      }
      status={
        data === undefined && (
          <>
            <Spinner />
            {incidents('detail.loading')}
          </>
        )
      }
    >
      {data !== undefined && <PrintedIncident incident={data} />}
    </PrintPage>
  );
};
