import { createFileRoute } from '@tanstack/react-router';
import { IncidentDetailScreen } from '#web/features/incidents/detail/incident-detail-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { passageIn } from '#web/lib/passage.ts';

interface IncidentSearch {
  /** The passage that a link led to (lib/passage.ts). */
  passage?: string;
}

export const Route = createFileRoute('/_app/incidents/$id/')({
  staticData: { page: 'incident', screen: 'fr' },
  validateSearch: ({ passage }: Record<string, unknown>): IncidentSearch => {
    const known = passageIn(passage);
    return known === undefined ? {} : { passage: known };
  },
  // Asked for while the code arrives; the screen shows how it goes. Imported late: /login must not load the cache.
  loader: ({ params }) => {
    void import('#web/features/incidents/prime-incidents.ts').then(({ primeIncident }) =>
      primeIncident(params.id),
    );
    return loadTexts(
      [
        'incidents',
        'persons',
        'exhibits',
        'analyses',
        'anonymity',
        'incidentHistory',
        'attachments',
        'voice',
      ],
      'fr',
    );
  },
  component: IncidentDetailScreen,
});
