import { createFileRoute } from '@tanstack/react-router';
import { SecurityScreen } from '#web/features/security/overview/security-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/security/')({
  staticData: { page: 'security', screen: 'fr' },
  loader: () => loadTexts(['security', 'auth', 'settings', 'errors'], 'fr'),
  component: SecurityScreen,
});
