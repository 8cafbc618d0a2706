import { createFileRoute } from '@tanstack/react-router';
import { IncidentDetailScreen } from '#web/features/incidents/incident-detail-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/incidents/$id/')({
  staticData: { page: 'incident', screen: 'fr' },
  loader: () => loadTexts(['incidents'], 'fr'),
  component: IncidentDetailScreen,
});
