import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { IncidentFailure } from '../incident-failure.tsx';
import { IncidentNotFound } from '../incident-not-found.tsx';
import { incidentDetail } from '../incident-queries.ts';
import { IncidentDetail } from './incident-detail.tsx';

/** /incidents/{id} */
export const IncidentDetailScreen = () => {
  const { t } = useTexts('incidents');
  const { id } = useParams({ from: '/_app/incidents/$id/' });
  const { data, error, isFetching, refetch } = useQuery(incidentDetail(id));
  if (isProblem(error, 'not_found')) return <IncidentNotFound />;
  if (data !== undefined) return <IncidentDetail key={id} incident={data} />;
  if (error !== null) {
    return <IncidentFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <p role="status" className="appear-late flex items-center gap-3 py-4 text-ink-soft">
      <Spinner />
      {t('detail.loading')}
    </p>
  );
};
