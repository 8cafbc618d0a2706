import { dayHere } from '#web/lib/dates.ts';
import { readStored } from '#web/lib/store/safe-storage.ts';
import { PROFILE_CHANGES, UNSENT_ENTRY } from './draft-storage.ts';
import { allSpots } from './kept-draft.ts';
import { isOf, readEnvelope } from './stored-draft.ts';

/**
 * The day on which the person last touched the draft that has waited longest in this browser, '2026-11-21'; null where none
 * waits. Drafts that go with the tab, entries that only wait to be sent, and changes of the profile are none that anybody
 * has to be reminded of.
 */
export const waitingSince = (owner: string): string | null => {
  const savedAt = allSpots()
    .filter(({ kind, key }) => kind === 'local' && !isOf(UNSENT_ENTRY, key) && !isOf(PROFILE_CHANGES, key))
    .map(({ kind, key }) => readEnvelope(key, readStored(kind, key) ?? ''))
    .filter((envelope) => envelope?.owner === owner)
    .map((envelope) => envelope?.savedAt ?? Number.POSITIVE_INFINITY);
  const earliest = Math.min(...savedAt);
  return Number.isFinite(earliest) ? dayHere(new Date(earliest)) : null;
};
