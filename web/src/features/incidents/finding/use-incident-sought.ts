import { useNavigate } from '@tanstack/react-router';
import { useSought } from '#web/features/finding/use-sought.ts';
import { incidentKeys } from '../incident-queries.ts';
import { NO_CHOICES } from './incident-search.ts';

/** What is searched for among incidents. */
export const useIncidentSought = () => {
  const navigate = useNavigate({ from: '/incidents/' });
  return useSought({
    path: '/incidents',
    searches: incidentKeys.searches,
    replace: ({ state, withoutFilters }) =>
      void navigate({
        search: (now) => ({ ...now, ...(withoutFilters && NO_CHOICES) }),
        state,
        replace: true,
        resetScroll: false,
      }),
  });
};
