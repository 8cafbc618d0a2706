import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '#web/features/later/help-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/help')({
  staticData: { page: 'help', screen: 'en' },
  loader: () => loadTexts(['later'], 'en'),
  component: HelpScreen,
});
