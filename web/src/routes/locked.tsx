import { createFileRoute } from '@tanstack/react-router';
import { LockScreen } from '#web/features/lock/lock-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { guard } from '#web/lib/session/guard.ts';

export const Route = createFileRoute('/locked')({
  staticData: { screen: 'fr' },
  beforeLoad: guard('locked'),
  loader: () => loadTexts(['discretion', 'security', 'auth'], 'fr'),
  component: LockScreen,
});
