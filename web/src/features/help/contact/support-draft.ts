import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import { readDraft, removeDraft, writeDraft } from '#web/lib/drafts/draft-storage.ts';

/** What is typed to the support and has not left yet. */
export interface SupportDraft {
  subject: string;
  message: string;
}

const placeOf = (owner: string): DraftPlace => ({ what: 'support', owner, scope: 'new', slot: '0' });

const parse = (content: unknown): SupportDraft | null => {
  const { subject, message } = (content ?? {}) as Partial<SupportDraft>;
  return typeof subject === 'string' && typeof message === 'string' ? { subject, message } : null;
};

/** The message that this person began; null where there is none (see [Note: drafts in the browser]). */
export const readSupportDraft = (owner: string): SupportDraft | null => readDraft(placeOf(owner), parse);

/** Keeps it with every keystroke; an empty one is none. */
export const keepSupportDraft = (owner: string, { subject, message }: SupportDraft): void => {
  if (subject.trim() === '' && message.trim() === '') removeDraft(placeOf(owner));
  else writeDraft(placeOf(owner), { subject, message }, 'local');
};

export const forgetSupportDraft = (owner: string): void => removeDraft(placeOf(owner));
