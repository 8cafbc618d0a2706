import * as z from 'zod/mini';
import type { DraftReminder } from '#contract/account/notices.ts';
import { waitingSince } from '#web/lib/drafts/waiting-since.ts';
import { markOf } from '#web/lib/preferences/mirror.ts';
import { api } from '#web/lib/requests/api.ts';
import { readStored, removeStored, writeStored } from '#web/lib/store/safe-storage.ts';

/** What this browser told last: under which number, and since when something waits. */
const told = z.object({ browser: z.string(), since: z.string() });

const keyOf = (userId: string): string => `recueil.reminder.${markOf(userId)}`;

const readTold = (key: string): z.infer<typeof told> | null => {
  try {
    return told.parse(JSON.parse(readStored('local', key) ?? ''));
  } catch {
    return null;
  }
};

/**
 * Tells the server that something waits unfinished in this browser, and since which day, where that has changed; of a person
 * who does not want to be reminded, nothing. What could not be told is told the next time.
 */
export const tellOfDrafts = async (userId: string, isWanted: boolean): Promise<void> => {
  const key = keyOf(userId);
  const before = readTold(key);
  const since = isWanted ? waitingSince(userId) : null;
  if (since === (before?.since ?? null)) return;
  const body: DraftReminder = { browser: before?.browser ?? crypto.randomUUID(), since };
  try {
    await api.send('PUT', '/api/notices/drafts', { body, as: userId });
  } catch {
    return;
  }
  if (since === null) removeStored('local', key);
  else writeStored('local', key, JSON.stringify({ browser: body.browser, since }));
};
