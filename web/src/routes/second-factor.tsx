import { createFileRoute } from '@tanstack/react-router';
import { SecondFactorScreen } from '#web/features/second-factor/second-factor-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { guard } from '#web/lib/session/guard.ts';

export const Route = createFileRoute('/second-factor')({
  staticData: { screen: 'fr' },
  beforeLoad: guard('second_factor'),
  loader: () => loadTexts(['security', 'auth'], 'fr'),
  component: SecondFactorScreen,
});
