import { createFileRoute } from '@tanstack/react-router';
import { AccountClosingScreen } from '#web/features/my-data/account-closing-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { guard } from '#web/lib/session/guard.ts';

export const Route = createFileRoute('/account-closing')({
  staticData: { screen: 'fr' },
  beforeLoad: guard('closing'),
  loader: () => loadTexts(['myData', 'security', 'auth', 'errors'], 'fr'),
  component: AccountClosingScreen,
});
