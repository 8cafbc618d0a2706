import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#web/features/auth/passwords/forgot-password-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/forgot-password')({
  staticData: { screen: 'en' },
  loader: () => loadTexts(['auth'], 'en'),
  component: ForgotPasswordScreen,
});
