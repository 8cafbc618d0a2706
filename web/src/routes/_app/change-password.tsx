import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '#web/features/security/password/change-password-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/change-password')({
  staticData: { page: 'changePassword', screen: 'fr' },
  loader: () => loadTexts(['security', 'auth'], 'fr'),
  component: ChangePasswordScreen,
});
