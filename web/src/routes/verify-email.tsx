import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailScreen } from '#web/features/auth/mails/verify-email-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/verify-email')({
  staticData: { screen: 'fr' },
  loader: () => loadTexts(['auth'], 'fr'),
  component: VerifyEmailScreen,
});
