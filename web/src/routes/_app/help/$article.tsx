import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#web/features/help/reading/help-page.tsx';

export const Route = createFileRoute('/_app/help/$article')({
  staticData: { page: 'help', screen: 'en' },
  // Loaded when it is needed: the list of routes is part of every first visit.
  loader: async ({ params }) => (await import('#web/features/help/load-help.ts')).loadHelp(params.article),
  component: Page,
});

function Page() {
  const { article } = Route.useParams();
  return <HelpPage name={article} />;
}
