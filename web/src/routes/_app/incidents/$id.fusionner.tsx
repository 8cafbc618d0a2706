import { createFileRoute } from '@tanstack/react-router';
import { id } from '#contract/common/shapes.ts';
import { MergeScreen } from '#web/features/incidents/merging/merge-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

interface MergeSearch {
  /** The incident that is taken in. */
  avec?: string;
}

export const Route = createFileRoute('/_app/incidents/$id/fusionner')({
  staticData: { page: 'incidentMerge', screen: 'fr' },
  validateSearch: ({ avec }: Record<string, unknown>): MergeSearch => {
    const { data } = id.safeParse(avec);
    return data === undefined ? {} : { avec: data };
  },
  loader: ({ params }) => {
    void import('#web/features/incidents/prime-incidents.ts').then(({ primeIncident }) =>
      primeIncident(params.id),
    );
    return loadTexts(['incidents', 'exhibits', 'anonymity'], 'fr');
  },
  component: MergeScreen,
});
