import { createFileRoute } from '@tanstack/react-router';
import { AnonymizeScreen } from '#web/features/incidents/anonymity/anonymize-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/incidents/$id/anonymiser')({
  staticData: { page: 'incidentAnonymize', screen: 'fr' },
  loader: ({ params }) => {
    void import('#web/features/incidents/prime-incidents.ts').then(({ primeIncident }) =>
      primeIncident(params.id),
    );
    return loadTexts(['incidents', 'persons', 'anonymity'], 'fr');
  },
  component: AnonymizeScreen,
});
