import { createFileRoute } from '@tanstack/react-router';
import { SynthesisNewScreen } from '#web/features/synthesis/editing/synthesis-edit-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/synthese/nouvelle')({
  staticData: { page: 'synthesis', screen: 'fr' },
  loader: () => loadTexts(['synthesis', 'editing'], 'fr'),
  component: SynthesisNewScreen,
});
