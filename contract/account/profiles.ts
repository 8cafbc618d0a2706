import * as z from 'zod/mini';
import { NAME_MAX_CHARACTERS, NAME_MIN_CHARACTERS, PHONE_MAX_CHARACTERS } from '../common/limits.ts';
import { id, isFilled, text } from '../common/shapes.ts';

export const AGE_RANGES = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;
export const ageRange = z.enum(AGE_RANGES);
export type AgeRange = z.infer<typeof ageRange>;

/** The first name of a person who has not completed the profile yet (spec.md, 3). */
export const DEFAULT_FIRST_NAME = 'Utilisateur';
/** Shown and stored when job title or sector were left out (spec.md, 3). */
export const UNSPECIFIED = 'Non spécifié';

const name = text(NAME_MAX_CHARACTERS).check(z.trim());
/** As at sign-up (spec.md, 5). With an empty or default name the guard would ask for the profile again. */
const firstName = name.check(
  z.minLength(NAME_MIN_CHARACTERS),
  z.refine((value: string) => isFilled(value) && value !== DEFAULT_FIRST_NAME),
);

const PHONE = /^[\d\s+().\-/]*$/;
const PHONE_MIN_DIGITS = 4;
/** True for what can be a phone number, with what people write between its digits. */
export const isPhone = (value: string): boolean =>
  PHONE.test(value) && value.replace(/\D/g, '').length >= PHONE_MIN_DIGITS;
/** Blank for none. */
const phone = text(PHONE_MAX_CHARACTERS).check(
  z.trim(),
  z.refine((value: string) => value === '' || isPhone(value)),
);

/** A person's account data. Empty optional values are null. */
export const profile = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.nullable(z.string()),
  job_title: z.nullable(z.string()),
  sector: z.nullable(z.string()),
  age_range: z.nullable(ageRange),
  auth_provider: z.string(),
  role: z.string(),
  /** Grows with every edit of it; what an administrator changes does not count. */
  version: z.number(),
});
export type Profile = z.infer<typeof profile>;

/**
 * Only the fields that are present are changed; blank optional text becomes null. Email and role cannot be changed here: they
 * are ignored.
 */
export const profilePatch = z.object({
  /** The one that the edit started from: when there is a newer one, it is refused. Without it nothing is compared. */
  version: z.optional(z.number()),
  first_name: z.optional(firstName),
  last_name: z.optional(name),
  phone: z.optional(z.nullable(phone)),
  job_title: z.optional(z.nullable(name)),
  sector: z.optional(z.nullable(name)),
  age_range: z.optional(z.nullable(ageRange)),
});
export type ProfilePatch = z.infer<typeof profilePatch>;

/** True for a profile with an empty or default first name: it is still to be completed (spec.md, 2, Guards). */
export const isProfileComplete = (person: Pick<Profile, 'first_name'>): boolean =>
  isFilled(person.first_name) && person.first_name !== DEFAULT_FIRST_NAME;
