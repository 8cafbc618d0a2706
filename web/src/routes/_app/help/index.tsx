import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '#web/features/help/help-screen.tsx';
import { loadHelp } from '#web/features/help/load-help.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/help/')({
  staticData: { page: 'help', screen: 'en' },
  // The way to the emergency numbers is in the language of the shell.
  loader: () => Promise.all([loadHelp(), loadTexts(['help'])]),
  component: HelpScreen,
});
