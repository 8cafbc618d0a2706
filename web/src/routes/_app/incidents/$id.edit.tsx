import { createFileRoute } from '@tanstack/react-router';
import { IncidentEditScreen } from '#web/features/incidents/incident-edit-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/incidents/$id/edit')({
  staticData: { page: 'incidentEdit', screen: 'fr' },
  loader: () => loadTexts(['incidents'], 'fr'),
  component: IncidentEditScreen,
});
