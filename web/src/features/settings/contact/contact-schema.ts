import * as z from 'zod/mini';
import type { Profile, ProfilePatch } from '#contract/profiles.ts';
import { type AuthTexts, nameField, optionalField, phoneField } from '#web/features/auth/rules.ts';

/** The last name may be missing: a sign-in through a provider brings none. */
export const contactSchema = (t: AuthTexts) =>
  z.object({ firstName: nameField(t, 'firstName'), lastName: optionalField(t), phone: phoneField(t) });
export type ContactValues = z.infer<ReturnType<typeof contactSchema>>;

export const contactOf = (profile: Profile): ContactValues => ({
  firstName: profile.first_name,
  lastName: profile.last_name,
  phone: profile.phone ?? '',
});

/** Only what differs from the profile; null when nothing does. A phone that was emptied becomes null. */
export const contactPatch = (profile: Profile, values: ContactValues): ProfilePatch | null => {
  const known = contactOf(profile);
  const patch: ProfilePatch = {
    ...(values.firstName !== known.firstName && { first_name: values.firstName }),
    ...(values.lastName !== known.lastName && { last_name: values.lastName }),
    ...(values.phone !== known.phone && { phone: values.phone || null }),
  };
  return Object.keys(patch).length === 0 ? null : patch;
};
