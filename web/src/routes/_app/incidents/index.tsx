import { createFileRoute } from '@tanstack/react-router';
import { IncidentListScreen } from '#web/features/incidents/incident-list-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/incidents/')({
  staticData: { page: 'incidents', screen: 'fr' },
  // Asked for while the code arrives; the screen shows how it goes. Imported late: /login must not load the cache.
  loader: () => {
    void import('#web/features/incidents/prime-incidents.ts').then(({ primeIncidentList }) =>
      primeIncidentList(),
    );
    return loadTexts(['incidents', 'incidentHistory'], 'fr');
  },
  component: IncidentListScreen,
});
