/** What the dashboard's route asks for while the code of its screen arrives. */
import { queryClient } from '#web/lib/query-client.ts';
import { incidentCounts } from '../incidents/incident-queries.ts';
import { recentConversations, recentIncidents } from './home-queries.ts';

export const primeHome = (): void => {
  void queryClient.prefetchQuery(incidentCounts);
  void queryClient.prefetchQuery(recentIncidents);
  void queryClient.prefetchQuery(recentConversations);
};
