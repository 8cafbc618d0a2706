import * as z from 'zod/mini';
import { ageRange } from '#contract/account/profiles.ts';
import { HOUR_MS } from '#contract/common/durations.ts';
import { readStored, writeStored } from '#web/lib/store/safe-storage.ts';
import { clearSignUpDraft, SIGN_UP_DRAFT_KEY } from './clear-sign-up-draft.ts';
import type { SignUpValues } from './sign-up-schema.ts';

/** Long enough to come back after an interruption, short enough not to tell the next person at the computer. */
export const SIGN_UP_DRAFT_MAX_AGE_MS = 24 * HOUR_MS;

/** Everything but the password, which is never written down. */
export type SignUpDraft = Omit<SignUpValues, 'password'>;

const stored = z.object({
  savedAt: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  jobTitle: z.string(),
  sector: z.string(),
  ageRange: z.nullable(ageRange),
});

const isBlank = (draft: SignUpDraft): boolean =>
  Object.values(draft).every((value) => value === null || value.trim() === '');

/** Keeps what was typed; a form that is empty again leaves nothing behind. */
export const saveSignUpDraft = (values: SignUpDraft, now: number): void => {
  const { firstName, lastName, email, phone, jobTitle, sector, ageRange: range } = values;
  const draft: SignUpDraft = { firstName, lastName, email, phone, jobTitle, sector, ageRange: range };
  if (isBlank(draft)) clearSignUpDraft();
  else writeStored('local', SIGN_UP_DRAFT_KEY, JSON.stringify({ savedAt: now, ...draft }));
};

/** What was typed before, or null. A draft that is too old or broken is removed. */
export const readSignUpDraft = (now: number): SignUpDraft | null => {
  const text = readStored('local', SIGN_UP_DRAFT_KEY);
  if (text === null) return null;
  try {
    const { savedAt, ...draft } = stored.parse(JSON.parse(text));
    const age = now - savedAt;
    if (age >= 0 && age <= SIGN_UP_DRAFT_MAX_AGE_MS) return draft;
  } catch {
    // Not a draft of ours: removed below.
  }
  clearSignUpDraft();
  return null;
};
