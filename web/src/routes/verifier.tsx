import { createFileRoute } from '@tanstack/react-router';
import { VerifierScreen } from '#web/features/verifier/verifier-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/verifier')({
  staticData: { screen: 'fr' },
  loader: () => loadTexts(['verifier'], 'fr'),
  component: VerifierScreen,
});
