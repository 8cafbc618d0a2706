import { createFileRoute } from '@tanstack/react-router';
import { IncidentListScreen } from '#web/features/incidents/incident-list-screen.tsx';
import { incidentCounts, incidentList } from '#web/features/incidents/incident-queries.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { queryClient } from '#web/lib/query-client.ts';

export const Route = createFileRoute('/_app/incidents/')({
  // The loader's queries come with the screen: the sign-in page must not carry them.
  codeSplitGroupings: [['loader', 'component']],
  staticData: { page: 'incidents', screen: 'fr' },
  // Asked for while the code arrives; the screen shows how it goes.
  loader: () => {
    void queryClient.prefetchInfiniteQuery(incidentList);
    void queryClient.prefetchQuery(incidentCounts);
    return loadTexts(['incidents'], 'fr');
  },
  component: IncidentListScreen,
});
