import { createFileRoute } from '@tanstack/react-router';
import { CompleteProfileScreen } from '#web/features/auth/sign-up/complete-profile-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/complete-profile')({
  staticData: { screen: 'en' },
  loader: () => loadTexts(['auth'], 'en'),
  component: CompleteProfileScreen,
});
