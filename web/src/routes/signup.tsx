import { createFileRoute } from '@tanstack/react-router';
import { SignUpScreen } from '#web/features/auth/sign-up/sign-up-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { guard } from '#web/lib/session/guard.ts';

export const Route = createFileRoute('/signup')({
  staticData: { screen: 'en' },
  beforeLoad: guard('guest'),
  // Some of its failures are French in the spec: they must be at hand when the server is not.
  loader: () => Promise.all([loadTexts(['auth'], 'en'), loadTexts(['auth'], 'fr')]),
  component: SignUpScreen,
});
