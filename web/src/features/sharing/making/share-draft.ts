import * as z from 'zod/mini';
import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import { readDraft, removeDraft, writeDraft } from '#web/lib/drafts/draft-storage.ts';

const values = z.object({ recipient: z.string(), letter: z.string() });
/** What is written for a share that is not made yet. */
export type ShareDraft = z.infer<typeof values>;

const placeOf = (owner: string): DraftPlace => ({ what: 'share', owner, scope: 'new', slot: '0' });

/** The letter that this person began; null where there is none (see [Note: drafts in the browser]). */
export const readShareDraft = (owner: string): ShareDraft | null =>
  readDraft(placeOf(owner), (content) => values.safeParse(content).data ?? null);

/** Keeps it with every keystroke; an empty one is none. */
export const keepShareDraft = (owner: string, { recipient, letter }: ShareDraft): void => {
  if (recipient.trim() === '' && letter.trim() === '') removeDraft(placeOf(owner));
  else writeDraft(placeOf(owner), { recipient, letter }, 'local');
};

export const forgetShareDraft = (owner: string): void => removeDraft(placeOf(owner));
