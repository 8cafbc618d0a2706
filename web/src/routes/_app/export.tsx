import { createFileRoute } from '@tanstack/react-router';
import { ExportScreen } from '#web/features/dossier/list/export-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/export')({
  staticData: { page: 'export', screen: 'fr' },
  loader: () => loadTexts(['dossier', 'sharing', 'attestation', 'security', 'auth'], 'fr'),
  component: ExportScreen,
});
