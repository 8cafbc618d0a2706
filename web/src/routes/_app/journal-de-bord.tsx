import { createFileRoute } from '@tanstack/react-router';
import { JournalDeBordScreen } from '#web/features/later/journal-de-bord-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/journal-de-bord')({
  staticData: { page: 'journal', screen: 'fr' },
  loader: () => loadTexts(['later'], 'fr'),
  component: JournalDeBordScreen,
});
