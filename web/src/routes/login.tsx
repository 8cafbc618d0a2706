import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#web/features/auth/sign-in/login-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { guard } from '#web/lib/session/guard.ts';

export const Route = createFileRoute('/login')({
  staticData: { screen: 'fr' },
  beforeLoad: guard('guest'),
  loader: () => loadTexts(['auth'], 'fr'),
  component: LoginScreen,
});
