import { createFileRoute } from '@tanstack/react-router';
import { SyntheseScreen } from '#web/features/later/synthese-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/synthese')({
  staticData: { page: 'synthesis', screen: 'fr' },
  loader: () => loadTexts(['later'], 'fr'),
  component: SyntheseScreen,
});
