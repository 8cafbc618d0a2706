import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '#web/features/help/help-screen.tsx';

export const Route = createFileRoute('/_app/help/')({
  staticData: { page: 'help', screen: 'en' },
  // As in $article.tsx.
  loader: async () => (await import('#web/features/help/load-help.ts')).loadHelp(),
  component: HelpScreen,
});
