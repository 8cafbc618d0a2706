import { createFileRoute } from '@tanstack/react-router';
import { journalSearch } from '#web/features/journal/finding/journal-search.ts';
import { JournalScreen } from '#web/features/journal/journal-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/journal-de-bord')({
  staticData: { page: 'journal', screen: 'fr' },
  validateSearch: journalSearch,
  // Without `loaderDeps`: a changed search would be a new match, and the page hidden while that loads (router.test.ts).
  // Asked for while the code arrives. Imported late: /login must not load the cache.
  loader: ({ location }) => {
    void import('#web/features/journal/prime-journal.ts').then(({ primeJournal }) =>
      primeJournal(journalSearch(location.search)),
    );
    return loadTexts(
      ['journal', 'finding', 'incidents', 'exhibits', 'attachments', 'voice', 'editing'],
      'fr',
    );
  },
  component: JournalScreen,
});
