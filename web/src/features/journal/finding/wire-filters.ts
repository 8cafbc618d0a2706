import type { SearchInput } from '#contract/search.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import type { JournalFilters } from './journal-search.ts';

/** What stands in clear columns, as the timeline and the search are asked for it. */
type WireFilters = Pick<
  SearchInput,
  'kind' | 'entry_type' | 'priority' | 'with_files' | 'linked' | 'from' | 'to' | 'time_zone'
>;

/** The filters as the server knows them, without the moods: those are sealed, and only a search goes through them. */
export const wireFilters = ({
  kind,
  type,
  priority,
  files,
  linked,
  from,
  to,
}: JournalFilters): WireFilters => ({
  ...(kind !== undefined && { kind }),
  ...(type !== undefined && { entry_type: type }),
  ...(priority !== undefined && { priority }),
  ...(files === true && { with_files: 'true' }),
  ...(linked === true && { linked: 'true' }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  time_zone: timeZone(),
});
