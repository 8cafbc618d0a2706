import { createFileRoute } from '@tanstack/react-router';
import { OauthCallbackScreen } from '#web/features/auth/providers/oauth-callback-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/auth/oauth-callback')({
  staticData: { screen: 'fr' },
  loader: () => loadTexts(['auth', 'providers'], 'fr'),
  component: OauthCallbackScreen,
});
