import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '#web/features/later/change-password-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/change-password')({
  staticData: { page: 'changePassword', screen: 'fr' },
  loader: () => loadTexts(['later'], 'fr'),
  component: ChangePasswordScreen,
});
