import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { IncidentNotFound } from '../incident-not-found.tsx';
import { incidentDetail } from '../incident-queries.ts';
import { AnalysisFailure } from './analysis-failure.tsx';
import { incidentAnalyses } from './analysis-queries.ts';
import { MakeAnalysis } from './make-analysis.tsx';
import { ShownAnalysis } from './shown-analysis.tsx';

/** /incidents/{id}/analyse: the newest analysis, or the one that the URL names. */
export const AnalysisScreen = () => {
  const { t } = useTexts('analyses');
  const { id } = useParams({ from: '/_app/incidents/$id/analyse' });
  const { point } = useSearch({ from: '/_app/incidents/$id/analyse' });
  const incident = useQuery(incidentDetail(id));
  const list = useQuery(incidentAnalyses(id));
  const asked = [incident, list];
  const refetch = () => void Promise.all(asked.map((query) => query.refetch()));
  if (asked.some(({ error }) => isProblem(error, 'not_found'))) return <IncidentNotFound />;
  const failed = asked.find(({ error, data }) => error !== null && data === undefined);
  const content = () => {
    if (failed !== undefined) {
      return <AnalysisFailure error={failed.error} isRetrying={failed.isFetching} onRetry={refetch} />;
    }
    if (incident.data === undefined || list.data === undefined) {
      return <LoadingBlock label={t('page.loading')} rows={4} />;
    }
    const { items } = list.data;
    const shown = point ?? items[0]?.id;
    return shown === undefined ? (
      <MakeAnalysis incidentId={id} isFirst />
    ) : (
      <ShownAnalysis key={shown} incident={incident.data} analyses={items} id={shown} />
    );
  };
  return (
    <>
      <PageHeader
        title={t('page.title')}
        intro={<span className="wrap-anywhere">{incident.data?.title}</span>}
        back={
          <BackLink to="/incidents/$id" params={{ id }}>
            {t('page.back')}
          </BackLink>
        }
      />
      {content()}
    </>
  );
};
