/** What the dashboard's route asks for while the code of its screen arrives. */
import { queryClient } from '#web/lib/requests/query-client.ts';
import { homeOverview } from './home-queries.ts';

export const primeHome = (): void => {
  void queryClient.prefetchQuery(homeOverview);
};
