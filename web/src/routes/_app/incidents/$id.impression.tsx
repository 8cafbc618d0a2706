import { createFileRoute } from '@tanstack/react-router';
import { IncidentPrintScreen } from '#web/features/incidents/print/incident-print-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/incidents/$id/impression')({
  staticData: { page: 'incident', screen: 'fr' },
  // Asked for while the code arrives; the screen shows how it goes. Imported late: /login must not load the cache.
  loader: ({ params }) => {
    void import('#web/features/incidents/prime-incidents.ts').then(({ primeIncident }) =>
      primeIncident(params.id),
    );
    return loadTexts(['incidents', 'persons', 'exhibits', 'print'], 'fr');
  },
  component: IncidentPrintScreen,
});
