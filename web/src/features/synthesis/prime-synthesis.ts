/** What the routes of syntheses ask for while the code of their screens arrives. */
import { queryClient } from '#web/lib/requests/query-client.ts';
import { synthesisDetail, synthesisList } from './synthesis-queries.ts';

export const primeSyntheses = (): void => {
  void queryClient.prefetchInfiniteQuery(synthesisList);
};

export const primeSynthesis = (id: string): void => {
  void queryClient.prefetchQuery(synthesisDetail(id));
};
