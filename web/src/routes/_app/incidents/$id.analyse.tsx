import { createFileRoute } from '@tanstack/react-router';
import { id } from '#contract/common/shapes.ts';
import { AnalysisScreen } from '#web/features/incidents/analyses/analysis-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

interface AnalysisSearch {
  /** The analysis that is read; without it the newest. */
  point?: string;
}

export const Route = createFileRoute('/_app/incidents/$id/analyse')({
  staticData: { page: 'incidentAnalysis', screen: 'fr' },
  validateSearch: ({ point }: Record<string, unknown>): AnalysisSearch => {
    const { data } = id.safeParse(point);
    return data === undefined ? {} : { point: data };
  },
  // Asked for while the code arrives; the screen shows how it goes. Imported late: /login must not load the cache.
  loader: ({ params }) => {
    void import('#web/features/incidents/prime-incidents.ts').then(({ primeAnalyses }) =>
      primeAnalyses(params.id),
    );
    return loadTexts(['analyses', 'incidents'], 'fr');
  },
  component: AnalysisScreen,
});
