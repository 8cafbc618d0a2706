import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { IncidentFailure } from '../incident-failure.tsx';
import { IncidentNotFound } from '../incident-not-found.tsx';
import { incidentDetail } from '../incident-queries.ts';
import { HistoryList } from './history-list.tsx';
import { IncidentMoments } from './incident-moments.tsx';
import { LedgerCheck } from './ledger-check.tsx';

/** /incidents/{id}/historique: all that happened to an incident, and the check that nothing was touched since. */
export const IncidentHistoryScreen = () => {
  const { t } = useTexts('incidentHistory');
  const { t: incidents } = useTexts('incidents');
  const { id } = useParams({ from: '/_app/incidents/$id/historique' });
  const { data: incident, error, isFetching, refetch } = useQuery(incidentDetail(id));
  if (isProblem(error, 'not_found')) return <IncidentNotFound />;
  if (incident === undefined && error !== null) {
    return <IncidentFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const back = (
    <BackLink to="/incidents/$id" params={{ id }}>
      {incidents('edit.back')}
    </BackLink>
  );
  if (incident === undefined) {
    return (
      <>
        <PageHeader title={t('title')} back={back} />
        <LoadingBlock label={t('loading')} rows={4} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('title')} intro={incident.title} back={back} />
      <IncidentMoments incident={incident} />
      <LedgerCheck key={id} incidentId={id} />
      <HistoryList incidentId={id} />
    </>
  );
};
