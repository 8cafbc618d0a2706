import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '#web/features/profile/profile-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/profile')({
  staticData: { page: 'profile', screen: 'fr' },
  loader: () => loadTexts(['profile', 'auth', 'security'], 'fr'),
  component: ProfileScreen,
});
