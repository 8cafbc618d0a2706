import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '#web/features/auth/invitation/invitation-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/auth/invitation')({
  staticData: { screen: 'fr' },
  loader: () => loadTexts(['security', 'auth'], 'fr'),
  component: InvitationScreen,
});
