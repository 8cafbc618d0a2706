/** What the routes of incidents ask for while the code of their screens arrives. */
import { queryClient } from '#web/lib/requests/query-client.ts';
import { incidentAnalyses } from './analyses/analysis-queries.ts';
import { deletedList } from './deleted/deleted-queries.ts';
import type { IncidentSearch } from './finding/incident-search.ts';
import { incidentHistory } from './history/history-queries.ts';
import { incidentCounts, incidentDetail, incidentPages } from './incident-queries.ts';
import { knownPersonPage } from './persons/person-queries.ts';

export const primeIncidentList = (search: IncidentSearch): void => {
  void queryClient.prefetchInfiniteQuery(incidentPages(search, null));
  void queryClient.prefetchQuery(incidentCounts);
  void queryClient.prefetchInfiniteQuery(deletedList);
};

export const primeIncident = (id: string): void => {
  void queryClient.prefetchQuery(incidentDetail(id));
};

export const primeHistory = (id: string): void => {
  primeIncident(id);
  void queryClient.prefetchInfiniteQuery(incidentHistory(id));
};

export const primePerson = (key: string): void => {
  void queryClient.prefetchQuery(knownPersonPage(key));
};

export const primeAnalyses = (incidentId: string): void => {
  primeIncident(incidentId);
  void queryClient.prefetchQuery(incidentAnalyses(incidentId));
};
