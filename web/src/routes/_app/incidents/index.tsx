import { createFileRoute } from '@tanstack/react-router';
import { incidentSearch } from '#web/features/incidents/finding/incident-search.ts';
import { IncidentListScreen } from '#web/features/incidents/list/incident-list-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/incidents/')({
  staticData: { page: 'incidents', screen: 'fr' },
  validateSearch: incidentSearch,
  // Without `loaderDeps`: a changed search would be a new match, and the page hidden while that loads (router.test.ts).
  // Asked for while the code arrives; the screen shows how it goes. Imported late: /login must not load the cache.
  loader: ({ location }) => {
    void import('#web/features/incidents/prime-incidents.ts').then(({ primeIncidentList }) =>
      primeIncidentList(incidentSearch(location.search)),
    );
    return loadTexts(['incidents', 'finding', 'incidentHistory'], 'fr');
  },
  component: IncidentListScreen,
});
