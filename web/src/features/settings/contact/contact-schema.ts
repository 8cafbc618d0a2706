import * as z from 'zod/mini';
import type { Profile, ProfilePatch } from '#contract/profiles.ts';
import { type AuthTexts, nameField, optionalField, phoneField } from '#web/features/auth/rules.ts';
import { type ProfileValues, patchBetween, valuesOfProfile } from '#web/features/profile/profile-values.ts';

/** The fields of a profile by which a person is reached. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'phone'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Pick<ProfileValues, ContactField>;

/** The last name may be missing: a sign-in through a provider brings none. */
export const contactSchema = (t: AuthTexts) =>
  z.object({ firstName: nameField(t, 'firstName'), lastName: optionalField(t), phone: phoneField(t) });

export const contactOf = (profile: Profile): ContactValues => {
  const { firstName, lastName, phone } = valuesOfProfile(profile);
  return { firstName, lastName, phone };
};

/** Only what differs from the profile; null when nothing does. A phone that was emptied becomes null. */
export const contactPatch = (profile: Profile, values: ContactValues): ProfilePatch | null => {
  const loaded = valuesOfProfile(profile);
  const patch = patchBetween(loaded, { ...loaded, ...values });
  return Object.keys(patch).length === 0 ? null : patch;
};
