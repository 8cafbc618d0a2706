import { useNavigate } from '@tanstack/react-router';
import { useSought } from '#web/features/finding/use-sought.ts';
import { journalKeys } from '../journal-keys.ts';
import { NO_FILTERS } from './journal-search.ts';

/** What is searched for in the journal. */
export const useJournalSought = () => {
  const navigate = useNavigate({ from: '/journal-de-bord' });
  return useSought({
    path: '/journal-de-bord',
    searches: journalKeys.searches,
    replace: ({ state, withoutFilters }) =>
      void navigate({
        search: (now) => ({ ...now, ...(withoutFilters && NO_FILTERS) }),
        state,
        replace: true,
        resetScroll: false,
      }),
  });
};
