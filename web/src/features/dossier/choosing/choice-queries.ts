/** What can be chosen for a dossier: every incident, and every entry of the journal. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { PAGE_MAX_ROWS } from '#contract/common/limits.ts';
import { incidentPage } from '#contract/incidents.ts';
import { timelinePage } from '#contract/timeline.ts';
import type { SoughtPerson } from '#web/features/finding/sought-words.ts';
import { listQueryOf } from '#web/features/incidents/finding/wire-search.ts';
import { incidentKeys } from '#web/features/incidents/incident-queries.ts';
import { journalKeys } from '#web/features/journal/journal-keys.ts';
import { keysetPages } from '#web/lists/keyset-pages.ts';

/** What narrows the incidents. */
export interface Narrowing {
  from: string | undefined;
  to: string | undefined;
  person: SoughtPerson | null;
}

export const NOT_NARROWED: Narrowing = { from: undefined, to: undefined, person: null };

/** In long pages: all of them are brought. */
export const choosableIncidents = ({ from, to, person }: Narrowing) => {
  const query = new URLSearchParams(listQueryOf({ from, to, order: 'date' }, { person }));
  query.set('limit', String(PAGE_MAX_ROWS));
  return infiniteQueryOptions({
    ...keysetPages(
      [...incidentKeys.list, 'choosable', String(query)] as const,
      `/api/incidents?${query}`,
      incidentPage,
    ),
    retryOnMount: false,
  });
};

export const choosableEntries = infiniteQueryOptions({
  ...keysetPages(
    [...journalKeys.overviews, 'choosable'] as const,
    `/api/timeline?kind=journal&limit=${PAGE_MAX_ROWS}`,
    timelinePage,
  ),
  retryOnMount: false,
});
