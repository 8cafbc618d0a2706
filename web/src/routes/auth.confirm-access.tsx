import { createFileRoute } from '@tanstack/react-router';
import { ConfirmLinkScreen } from '#web/features/confirm-access/confirm-link-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/auth/confirm-access')({
  staticData: { screen: 'fr' },
  loader: () => loadTexts(['security', 'auth'], 'fr'),
  component: ConfirmLinkScreen,
});
