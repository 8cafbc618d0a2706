import { useQuery } from '@tanstack/react-query';
import type { AnalysisList } from '#contract/analyses.ts';
import type { Incident } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { AnalysisFailure } from './analysis-failure.tsx';
import { incidentAnalysis } from './analysis-queries.ts';
import { AnalysisView } from './analysis-view.tsx';
import { EarlierAnalyses } from './earlier-analyses.tsx';
import { MakeAnalysis } from './make-analysis.tsx';

interface ShownAnalysisProps {
  incident: Incident;
  /** All of the incident, the newest first. */
  analyses: AnalysisList['items'];
  /** The one that is shown. */
  id: string;
}

/** One analysis, and the way to the others. Where it cannot be read, another can be made all the same. */
export const ShownAnalysis = ({ incident, analyses, id }: ShownAnalysisProps) => {
  const { t } = useTexts('analyses');
  const { data, error, isFetching, refetch } = useQuery(incidentAnalysis(incident.id, id));
  if (data === undefined && error === null) return <LoadingBlock label={t('page.loading')} rows={4} />;
  return (
    <>
      {data === undefined ? (
        <div className="flex flex-col gap-4">
          <AnalysisFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          <MakeAnalysis incidentId={incident.id} />
        </div>
      ) : (
        <AnalysisView analysis={data} incident={incident} isNewest={id === analyses[0]?.id} />
      )}
      <EarlierAnalyses incidentId={incident.id} analyses={analyses} shown={id} />
    </>
  );
};
