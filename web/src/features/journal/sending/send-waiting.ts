import type { QueryClient } from '@tanstack/react-query';
import { type Entry, entry } from '#contract/journal.ts';
import { uploadKept } from '#web/features/attachments/sending/upload-kept.ts';
import { claimDraft, releaseDraft } from '#web/lib/drafts/draft-claims.ts';
import { draftKey } from '#web/lib/drafts/draft-storage.ts';
import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import { api } from '#web/lib/requests/api.ts';
import { isDeletedSince, isProblem, problemCode } from '#web/lib/requests/api-problem.ts';
import { createStore } from '#web/lib/store/store.ts';
import { EDITED_ENTRY, newEntryPlace, withFilesSent } from '../entry/edited-entry.ts';
import { entryRecord } from '../entry/entry-record.ts';
import { type EntryValues, entryInputOf, entryPatchBetween, entryValues } from '../entry/entry-values.ts';
import {
  forgetWaiting,
  noteRefusal,
  type WaitingEntry,
  waitingEntries,
  waitingEntry,
} from '../waiting/waiting-entries.ts';
import { endsRound, needsPerson, type SendingFailure } from './refusals.ts';

/** How many entries that waited this page has sent. */
export const sentCount = createStore(0);

/** Who sends, and until when. */
interface Sending {
  /** Nothing is sent in anybody else's name. */
  owner: string;
  client: QueryClient;
  /** The person is leaving. */
  signal: AbortSignal;
}

/**
 * Sends what waits, oldest first, one tab at a time. Never rejects.
 *
 * [Note: sent once] An entry is created under the id that it has waited with, so a second request, after an answer that was lost or from
 * another tab, creates nothing. Before it is sent, this tab takes the entry's place among the drafts: an entry whose form is
 * open is left to the form, also in another tab.
 * @returns whether something is left that can be tried again
 */
export const sendWaiting = (sending: Sending): Promise<boolean> =>
  inTurn(sending, async () => {
    const { owner, signal } = sending;
    for (const { id } of waitingEntries(owner)) {
      const claim = draftKey(newEntryPlace(owner, id));
      if (signal.aborted) return false;
      if (!(await claimDraft(claim))) continue;
      try {
        // Read again: another tab may have sent, changed or deleted it.
        const waiting = waitingEntry(owner, id);
        if (waiting === null || needsPerson(waiting.refusal)) continue;
        const failure = await send(waiting, sending);
        if (signal.aborted) return false;
        if (failure === null) {
          sentCount.set(sentCount.get() + 1);
          forgetWaiting(owner, id);
        } else if (endsRound(failure)) return true;
        // Stored before the place is free: it holds the words, too.
        else await noteRefusal(owner, waiting, failure);
      } finally {
        releaseDraft(claim);
      }
    }
    return waitingEntries(owner).some(({ refusal }) => !needsPerson(refusal));
  }).catch(() => true);

/** One tab after the other. Only secure pages have locks; without them the ids alone see to it that nothing is stored twice. */
const inTurn = async ({ owner, signal }: Sending, round: () => Promise<boolean>): Promise<boolean> => {
  if (!('locks' in navigator)) return await round();
  return await navigator.locks.request(`recueil.sending.${owner}`, { signal }, round);
};

/** @returns why it could not be sent; null when the server has it. */
const send = async (
  { id, values, writtenAt }: WaitingEntry,
  { owner, client, signal }: Sending,
): Promise<SendingFailure | null> => {
  const kept = new Set((await keptFiles.of(owner, entryRecord(id))).map((file) => file.id));
  // Those that are not here any more went with an earlier try, or are lost: the server knows.
  const files = values.files.filter((file) => kept.has(file));
  try {
    const failure = await uploadKept(owner, entryRecord(id), files);
    if (failure !== null) return failure;
    const record = await store(id, values, writtenAt, { as: owner, signal });
    // It was changed elsewhere since an earlier try stored it: the form shows both texts.
    if (record === null) return 'already_used';
    EDITED_ENTRY.takeOver(client, record);
    return null;
  } catch (error) {
    if (isDeletedSince(error)) return 'deleted_since';
    const code = problemCode(error);
    return code === 'not_found' && files.length < values.files.length ? 'file_gone' : code;
  }
};

interface AsWhom {
  as: string;
  signal: AbortSignal;
}

/**
 * Stores an entry under its id, with the time of its writing; null when that is taken by a text that was changed since.
 * @throws ApiProblem
 */
const store = async (
  id: string,
  values: EntryValues,
  writtenAt: string,
  asWhom: AsWhom,
): Promise<Entry | null> => {
  try {
    const body = entryInputOf(id, values, writtenAt);
    return await withFilesSent(api.post('/api/journal', { schema: entry, body, ...asWhom }));
  } catch (error) {
    const earlier = isProblem(error, 'already_used')
      ? entry.safeParse(error.problem?.current).data
      : undefined;
    if (earlier === undefined) throw error;
    if (earlier.version > 1) return null;
    // Another tab was faster, with words that are as new as these.
    if (earlier.written_at !== null && earlier.written_at >= writtenAt) return earlier;
    return await correct(earlier, values, asWhom);
  }
};

/** An earlier try stored an older text: what was written since is an edit of it. */
const correct = async (earlier: Entry, values: EntryValues, asWhom: AsWhom): Promise<Entry | null> => {
  const body = entryPatchBetween(entryValues(earlier), values);
  const sent = { schema: entry, body, ifMatch: earlier.version, ...asWhom };
  try {
    return await withFilesSent(api.patch(`/api/journal/${earlier.id}`, sent));
  } catch (error) {
    if (isProblem(error, 'stale_version')) return null;
    throw error;
  }
};
