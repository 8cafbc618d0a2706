import { createFileRoute } from '@tanstack/react-router';
import { TwoStepScreen } from '#web/features/security/two-step/two-step-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/security/two-step')({
  staticData: { page: 'twoStep', screen: 'fr' },
  loader: () => loadTexts(['security', 'auth'], 'fr'),
  component: TwoStepScreen,
});
