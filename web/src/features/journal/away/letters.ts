/** Notes that were written on a page without a connection and without a key ([Note: the letterbox]), and how they come out. */
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod/mini';
import type { DraftContent } from '#web/editing/draft-content.ts';
import { NEW_RECORD } from '#web/editing/open-draft.ts';
import { writeDraftForGood } from '#web/lib/drafts/draft-storage.ts';
import {
  dropLetter,
  ensureLetterbox,
  letterIds,
  openLetter,
  removeLetter,
} from '#web/lib/sealing/letterbox.ts';
import { EDITED_NOTE, entryOfNote, type NoteValues } from '../quick-note/edited-note.ts';
import { momentOf } from '../quick-note/note-moment.ts';
import { keepWaiting } from '../waiting/waiting-entries.ts';

const letter = z.object({
  text: z.string(),
  happened_on: z.nullable(z.string()),
  happened_at: z.nullable(z.string()),
  writtenAt: z.iso.datetime(),
  /** The person has kept it; else it is still being written. */
  isKept: z.boolean(),
});

/** A note under way, before there is a key. */
export interface Letter {
  /** Of the entry that it will be. */
  id: string;
  /** When its first word was written. */
  begun: Date;
}

export const newLetter = (now = new Date()): Letter => ({ id: uuidv7(), begun: now });

/** Seals the note as it is now. @returns false where this browser cannot keep it */
export const writeLetter = (
  owner: string,
  { id, begun }: Letter,
  text: string,
  isKept: boolean,
): Promise<boolean> =>
  dropLetter(
    owner,
    id,
    JSON.stringify({ text, ...momentOf(begun), writtenAt: new Date().toISOString(), isKept }),
  );

/**
 * Lets this person's letters become what they are: notes that wait to be sent, or the draft of a quick note. Each goes only once it
 * lies in its new place; what does not open stays. Makes the letterbox where there is none yet. Needs their key; never fails.
 */
export const takeLetters = async (owner: string): Promise<void> => {
  await ensureLetterbox(owner);
  for (const id of letterIds(owner)) {
    const found = parse(await openLetter(owner, id));
    if (found !== null && (await putAway(owner, id, found))) removeLetter(owner, id);
  }
};

const parse = (text: string | null): z.infer<typeof letter> | null => {
  try {
    return text === null ? null : letter.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const putAway = (owner: string, id: string, found: z.infer<typeof letter>): Promise<boolean> => {
  const { text, happened_on, happened_at, writtenAt, isKept } = found;
  const values: NoteValues = { text, happened_on, happened_at };
  if (isKept) return keepWaiting(owner, id, entryOfNote(values), new Date(writtenAt));
  const draft: DraftContent<NoteValues> = { values, base: null, aside: null };
  return writeDraftForGood({ what: EDITED_NOTE.what, owner, scope: NEW_RECORD, slot: id }, draft, 'local');
};
