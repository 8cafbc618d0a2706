import { createFileRoute } from '@tanstack/react-router';
import { IncidentHistoryScreen } from '#web/features/incidents/history/incident-history-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/incidents/$id/historique')({
  staticData: { page: 'incidentHistory', screen: 'fr' },
  // Asked for while the code arrives; the screen shows how it goes. Imported late: /login must not load the cache.
  loader: ({ params }) => {
    void import('#web/features/incidents/prime-incidents.ts').then(({ primeHistory }) =>
      primeHistory(params.id),
    );
    return loadTexts(['incidents', 'persons', 'exhibits', 'incidentHistory'], 'fr');
  },
  component: IncidentHistoryScreen,
});
