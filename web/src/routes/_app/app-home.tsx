import { createFileRoute } from '@tanstack/react-router';
import { recentConversations, recentIncidents } from '#web/features/home/home-queries.ts';
import { HomeScreen } from '#web/features/home/home-screen.tsx';
import { incidentCounts } from '#web/features/incidents/incident-queries.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { queryClient } from '#web/lib/query-client.ts';

export const Route = createFileRoute('/_app/app-home')({
  // The loader's queries come with the screen: the sign-in page must not carry them.
  codeSplitGroupings: [['loader', 'component']],
  staticData: { page: 'home', screen: 'fr' },
  // Asked for while the code arrives; the screen shows how it goes.
  loader: () => {
    void queryClient.prefetchQuery(incidentCounts);
    void queryClient.prefetchQuery(recentIncidents);
    void queryClient.prefetchQuery(recentConversations);
    return loadTexts(['home'], 'fr');
  },
  component: HomeScreen,
});
