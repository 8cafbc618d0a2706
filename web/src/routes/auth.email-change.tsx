import { createFileRoute } from '@tanstack/react-router';
import { EmailChangeArrivalScreen } from '#web/features/security/email/email-change-arrival-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/auth/email-change')({
  staticData: { screen: 'fr' },
  loader: () => loadTexts(['security', 'auth'], 'fr'),
  component: EmailChangeArrivalScreen,
});
