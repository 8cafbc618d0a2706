import { createFileRoute } from '@tanstack/react-router';
import { CheckEmailScreen } from '#web/features/auth/mails/check-email-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/auth/check-email')({
  staticData: { screen: 'en' },
  loader: () => loadTexts(['auth'], 'en'),
  component: CheckEmailScreen,
});
