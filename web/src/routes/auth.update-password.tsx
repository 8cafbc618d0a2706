import { createFileRoute } from '@tanstack/react-router';
import { UpdatePasswordScreen } from '#web/features/auth/passwords/update-password-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/auth/update-password')({
  staticData: { screen: 'en' },
  loader: () => loadTexts(['auth'], 'en'),
  component: UpdatePasswordScreen,
});
