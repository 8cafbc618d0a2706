import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#web/features/auth/passwords/reset-password-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/reset-password')({
  staticData: { screen: 'en' },
  loader: () => loadTexts(['auth'], 'en'),
  component: ResetPasswordScreen,
});
