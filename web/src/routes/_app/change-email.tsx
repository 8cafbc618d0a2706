import { createFileRoute } from '@tanstack/react-router';
import { ChangeEmailScreen } from '#web/features/security/email/change-email-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/change-email')({
  staticData: { page: 'changeEmail', screen: 'fr' },
  loader: () => loadTexts(['security', 'auth'], 'fr'),
  component: ChangeEmailScreen,
});
