import { createFileRoute } from '@tanstack/react-router';
import { IncidentNewScreen } from '#web/features/incidents/incident-new-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/incidents/new')({
  staticData: { page: 'incidentNew', screen: 'fr' },
  loader: () => loadTexts(['incidents', 'editing'], 'fr'),
  component: IncidentNewScreen,
});
