import { createFileRoute } from '@tanstack/react-router';
import { IncidentDetailScreen } from '#web/features/incidents/incident-detail-screen.tsx';
import { incidentDetail } from '#web/features/incidents/incident-queries.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { queryClient } from '#web/lib/query-client.ts';

export const Route = createFileRoute('/_app/incidents/$id/')({
  // The loader's queries come with the screen: the sign-in page must not carry them.
  codeSplitGroupings: [['loader', 'component']],
  staticData: { page: 'incident', screen: 'fr' },
  // Asked for while the code arrives; the screen shows how it goes.
  loader: ({ params }) => {
    void queryClient.prefetchQuery(incidentDetail(params.id));
    return loadTexts(['incidents'], 'fr');
  },
  component: IncidentDetailScreen,
});
