import * as z from 'zod/mini';
import { ageRange } from '#contract/account/profiles.ts';
import type { DraftPlace } from '#web/lib/drafts/draft-place.ts';
import { PROFILE_CHANGES, readDraft, removeDraft, writeDraft } from '#web/lib/drafts/draft-storage.ts';
import { changedFields, meet, type ProfileMeeting, type ProfileValues } from './profile-values.ts';

/** The two forms in which a profile is changed: each keeps what is typed in it. */
export type ProfileFormName = 'profile' | 'contact';

const values = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  jobTitle: z.string(),
  sector: z.string(),
  ageRange: z.nullable(ageRange),
});
/** What the form began with, and what stood in it last. */
const kept = z.object({ base: values, typed: values });

const placeOf = (owner: string, form: ProfileFormName): DraftPlace => ({
  what: PROFILE_CHANGES,
  owner,
  scope: form,
  slot: '0',
});

/**
 * What was typed in this form and not saved, over what is stored now; null where there is nothing that differs (see
 * [Note: drafts in the browser]).
 */
export const readProfileDraft = (
  owner: string,
  form: ProfileFormName,
  stored: ProfileValues,
): ProfileMeeting | null => {
  const draft = readDraft(placeOf(owner, form), (content) => kept.safeParse(content).data ?? null);
  if (draft === null) return null;
  const met = meet(draft.base, draft.typed, stored);
  return changedFields(met.values, stored).length === 0 ? null : met;
};

/** Keeps it with every keystroke; what is as it is stored is no draft. */
export const keepProfileDraft = (
  owner: string,
  form: ProfileFormName,
  base: ProfileValues,
  typed: ProfileValues,
): void => {
  if (changedFields(base, typed).length === 0) forgetProfileDraft(owner, form);
  else writeDraft(placeOf(owner, form), { base, typed }, 'local');
};

export const forgetProfileDraft = (owner: string, form: ProfileFormName): void =>
  removeDraft(placeOf(owner, form));
