import { createFileRoute } from '@tanstack/react-router';
import { KnownPersonScreen } from '#web/features/incidents/persons/known-person-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/incidents/personnes/$key')({
  staticData: { page: 'person', screen: 'fr' },
  // Asked for while the code arrives; the screen shows how it goes. Imported late: /login must not load the cache.
  loader: ({ params }) => {
    void import('#web/features/incidents/prime-incidents.ts').then(({ primePerson }) =>
      primePerson(params.key),
    );
    return loadTexts(['incidents', 'persons'], 'fr');
  },
  component: KnownPersonScreen,
});
