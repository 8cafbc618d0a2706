import { createFileRoute } from '@tanstack/react-router';
import { id } from '#contract/common/shapes.ts';
import { IncidentNewScreen } from '#web/features/incidents/form/incident-new-screen.tsx';
import { IncidentFromEntryScreen } from '#web/features/journal/from-entry/incident-from-entry-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

interface NewIncidentSearch {
  /** The entry of the journal that it is made of. */
  entry?: string;
}

const NewIncident = () => {
  const { entry } = Route.useSearch();
  return entry === undefined ? (
    <IncidentNewScreen />
  ) : (
    <IncidentFromEntryScreen key={entry} entryId={entry} />
  );
};

export const Route = createFileRoute('/_app/incidents/new')({
  staticData: { page: 'incidentNew', screen: 'fr' },
  validateSearch: ({ entry }: Record<string, unknown>): NewIncidentSearch => {
    const { data } = id.safeParse(entry);
    return data === undefined ? {} : { entry: data };
  },
  loader: () => loadTexts(['incidents', 'journal', 'editing'], 'fr'),
  component: NewIncident,
});
