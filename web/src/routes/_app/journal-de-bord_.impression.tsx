import { createFileRoute } from '@tanstack/react-router';
import { journalSearch } from '#web/features/journal/finding/journal-search.ts';
import { PrintScreen } from '#web/features/journal/print/print-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/journal-de-bord_/impression')({
  staticData: { page: 'journal', screen: 'fr' },
  validateSearch: journalSearch,
  loader: () => loadTexts(['journal', 'finding', 'incidents', 'print'], 'fr'),
  component: PrintScreen,
});
