/** What the list and the search of incidents are asked for. */
import type { IncidentFilters } from '#contract/incidents.ts';
import type { SearchInput } from '#contract/search.ts';
import type { SoughtWords } from '#web/features/finding/sought-words.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import type { IncidentChoices, IncidentSearch } from './incident-search.ts';

type Sought = Pick<SoughtWords, 'words' | 'tags' | 'person'>;

/** What stands in clear columns, as the server knows it. */
const wireFilters = (
  { status, priority, incident_type, from, to }: IncidentChoices,
  { person }: Pick<Sought, 'person'>,
): IncidentFilters & Pick<SearchInput, 'from' | 'to' | 'time_zone'> => ({
  ...(status !== undefined && { status }),
  ...(priority !== undefined && { priority }),
  ...(incident_type !== undefined && { incident_type }),
  ...(person !== null && { person: person.key }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  // A zone counts only where there are days.
  ...((from !== undefined || to !== undefined) && { time_zone: timeZone() }),
});

/** The query of `GET /api/incidents`, without `?`; empty for the whole list, newest first. */
export const listQueryOf = (
  { order, ...choices }: IncidentSearch,
  sought: Pick<Sought, 'person'>,
): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...wireFilters(choices, sought), order })) {
    if (value !== undefined) query.set(name, value);
  }
  return query.toString();
};

/** The search for these words and tags; null where the list itself shows what is asked for. */
export const searchInputOf = (
  { order: _order, ...choices }: IncidentSearch,
  { words, tags, person }: Sought,
): SearchInput | null =>
  words === '' && tags.length === 0
    ? null
    : {
        words,
        kind: 'incident',
        ...(tags.length > 0 && { tags: [...tags] }),
        ...wireFilters(choices, { person }),
      };
