import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '#web/features/help/help-screen.tsx';
import { loadHelp } from '#web/features/help/load-help.ts';

export const Route = createFileRoute('/_app/help/')({
  staticData: { page: 'help', screen: 'en' },
  loader: () => loadHelp(),
  component: HelpScreen,
});
