/**
 * [Note: entries that wait]
 * An entry that could not be sent because no server was reached waits in this browser among the drafts, under the id that it will
 * be stored with, until the server has it (`sending/send-waiting.ts`) or the person deletes it. It is no draft: the person has
 * kept it. So it is never too old, and nothing that goes wrong with sending it removes it.
 */
import * as z from 'zod/mini';
import { withFields } from '#web/editing/edited-kind.ts';
import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import {
  draftKey,
  findDrafts,
  liesStored,
  readDraft,
  removeDraft,
  UNSENT_ENTRY,
  writeDraftForGood,
} from '#web/lib/drafts/draft-storage.ts';
import { followDrafts } from '#web/lib/drafts/open-stored.ts';
import { entryDraft } from '../entry/entry-draft.ts';
import { type EntryValues, emptyEntry } from '../entry/entry-values.ts';

export interface WaitingEntry {
  /** Of the entry that it will be. */
  id: string;
  values: EntryValues;
  /** When the person kept these words, by the clock of this device. */
  writtenAt: string;
  /** Why the server did not take it (a code of the API, or of the files); null while it has not been asked. */
  refusal: string | null;
}

const SCOPE = 'journal';

const content = z.object({
  values: entryDraft,
  writtenAt: z.iso.datetime(),
  refusal: z.nullable(z.string()),
});

const placeOf = (owner: string, id: string): DraftPlace => ({
  what: UNSENT_ENTRY,
  owner,
  scope: SCOPE,
  slot: id,
});

const parse = (kept: unknown): Omit<WaitingEntry, 'id'> | null => {
  const parsed = content.safeParse(kept);
  return parsed.success ? { ...parsed.data, values: withFields(emptyEntry(), parsed.data.values) } : null;
};

/** What waits of this person, oldest first. */
export const waitingEntries = (owner: string): WaitingEntry[] =>
  findDrafts({ what: UNSENT_ENTRY, owner, scope: SCOPE }, parse)
    .map(({ place, content: found }) => ({ id: place.slot, ...found }))
    .sort((one, other) => Date.parse(one.writtenAt) - Date.parse(other.writtenAt));

/** One entry that waits; null when it does not any more. */
export const waitingEntry = (owner: string, id: string): WaitingEntry | null => {
  const found = readDraft(placeOf(owner, id), parse);
  return found === null ? null : { id, ...found };
};

/**
 * Keeps an entry until it can be sent; a new text of one that waits takes the place of the old one.
 * @returns false where this browser cannot keep it: then it does not wait, and nobody may be told that it does
 */
export const keepWaiting = async (
  owner: string,
  id: string,
  values: EntryValues,
  now = new Date(),
): Promise<boolean> => {
  const isKept = await write(owner, { id, values, writtenAt: now.toISOString(), refusal: null });
  // What waits already keeps its place, with the words that could be stored last.
  if (!isKept && !liesStored(placeOf(owner, id))) forgetWaiting(owner, id);
  return isKept;
};

/** Notes why the server did not take it. */
export const noteRefusal = async (
  owner: string,
  waiting: WaitingEntry,
  refusal: string | null,
): Promise<void> => void (await write(owner, { ...waiting, refusal }));

/** The server has it, or the person has deleted it. */
export const forgetWaiting = (owner: string, id: string): void => {
  removeDraft(placeOf(owner, id));
  announce();
};

const write = (owner: string, { id, ...kept }: WaitingEntry): Promise<boolean> => {
  const writing = writeDraftForGood(placeOf(owner, id), kept, 'local');
  announce();
  return writing;
};

const listeners = new Set<() => void>();
const announce = (): void => {
  for (const listener of listeners) listener();
};

const ANY = draftKey({ what: UNSENT_ENTRY, owner: '', scope: '', slot: '' }).split('.', 3).join('.');

/** Calls back after each change, here or in another tab, and when what waits was opened late; returns how to stop that. */
export const followWaiting = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  const stop = followDrafts((id) => {
    if (id.startsWith(`${ANY}.`)) onChange();
  });
  return () => {
    listeners.delete(onChange);
    stop();
  };
};
