import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackLink } from '../back-link.tsx';
import { IncidentNotFound } from '../incident-not-found.tsx';
import { incidentDetail } from '../incident-queries.ts';
import { incidentAnalyses, incidentAnalysis } from './analysis-queries.ts';
import { AnalysisView } from './analysis-view.tsx';
import { EarlierAnalyses } from './earlier-analyses.tsx';
import { MakeAnalysis } from './make-analysis.tsx';

/** /incidents/{id}/analyse: the newest analysis, or the one that the URL names. */
export const AnalysisScreen = () => {
  const { t } = useTexts('analyses');
  const { id } = useParams({ from: '/_app/incidents/$id/analyse' });
  const { point } = useSearch({ from: '/_app/incidents/$id/analyse' });
  const incident = useQuery(incidentDetail(id));
  const list = useQuery(incidentAnalyses(id));
  const newest = list.data?.items[0]?.id;
  const shown = point ?? newest;
  const one = useQuery({ ...incidentAnalysis(id, shown ?? ''), enabled: shown !== undefined });
  const asked = [incident, list, ...(shown === undefined ? [] : [one])];
  const failed = asked.find(({ error, data }) => error !== null && data === undefined);
  if (isProblem(incident.error, 'not_found')) return <IncidentNotFound />;

  const content = (): ReactNode => {
    if (failed !== undefined) {
      return (
        <Failure error={failed.error} isRetrying={failed.isFetching} onRetry={() => void failed.refetch()} />
      );
    }
    if (incident.data === undefined || list.data === undefined)
      return <LoadingBlock label={t('page.loading')} rows={4} />;
    if (shown === undefined) return <MakeAnalysis incidentId={id} isFirst />;
    if (one.data === undefined) return <LoadingBlock label={t('page.loading')} rows={4} />;
    return (
      <>
        <AnalysisView key={shown} analysis={one.data} incident={incident.data} isNewest={shown === newest} />
        <EarlierAnalyses incidentId={id} analyses={list.data.items} shown={shown} />
      </>
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

interface FailureProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

const Failure = ({ error, isRetrying, onRetry }: FailureProps) => {
  const { t } = useTexts('analyses');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  return (
    <Notice
      tone="danger"
      title={t('page.failure')}
      actions={
        <Button variant="secondary" isPending={isRetrying} onPress={onRetry}>
          {common('action.retry')}
        </Button>
      }
    >
      {problemText(error)}
    </Notice>
  );
};
