import { createFileRoute } from '@tanstack/react-router';
import { loadHelp } from '#web/features/help/load-help.ts';
import { HelpPage } from '#web/features/help/reading/help-page.tsx';

export const Route = createFileRoute('/_app/help/$article')({
  staticData: { page: 'help', screen: 'en' },
  loader: ({ params }) => loadHelp(params.article),
  component: Page,
});

function Page() {
  const { article } = Route.useParams();
  return <HelpPage name={article} />;
}
