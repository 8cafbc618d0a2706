import { createFileRoute } from '@tanstack/react-router';
import { loadHelp } from '#web/features/help/load-help.ts';
import { HelpPage } from '#web/features/help/reading/help-page.tsx';

/** Nobody in danger searches for a language: in French, as the shell around it, while none was chosen. */
const SCREEN = 'fr';

export const Route = createFileRoute('/_app/help/qui-appeler')({
  staticData: { page: 'help', screen: SCREEN },
  loader: () => loadHelp(SCREEN),
  component: Page,
});

function Page() {
  return <HelpPage name="qui-appeler" />;
}
