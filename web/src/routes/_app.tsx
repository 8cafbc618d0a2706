import { createFileRoute } from '@tanstack/react-router';
import { AppShell } from '#web/features/shell/app-shell.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { guard } from '#web/lib/session/guard.ts';

/** Everything behind the sign-in: the shell around, and a session with a completed profile. */
export const Route = createFileRoute('/_app')({
  beforeLoad: guard('profile'),
  loader: () => loadTexts(['shell', 'errors'], 'fr'),
  component: AppShell,
});
