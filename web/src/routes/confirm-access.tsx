import { createFileRoute } from '@tanstack/react-router';
import { ConfirmAccessScreen } from '#web/features/confirm-access/confirm-access-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { guard } from '#web/lib/session/guard.ts';

export const Route = createFileRoute('/confirm-access')({
  staticData: { screen: 'fr' },
  beforeLoad: guard('confirmation'),
  loader: () => loadTexts(['security', 'auth'], 'fr'),
  component: ConfirmAccessScreen,
});
