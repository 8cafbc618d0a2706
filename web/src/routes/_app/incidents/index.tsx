import { createFileRoute } from '@tanstack/react-router';
import { IncidentListScreen } from '#web/features/incidents/incident-list-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/incidents/')({
  staticData: { page: 'incidents', screen: 'fr' },
  loader: () => loadTexts(['incidents'], 'fr'),
  component: IncidentListScreen,
});
