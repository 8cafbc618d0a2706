import * as z from 'zod/mini';
import { type AuthTexts, nameField, optionalField, phoneField } from '#web/features/auth/rules.ts';
import type { ProfileValues } from '#web/features/profile/profile-values.ts';

/** The fields of a profile by which a person is reached. */
export type ContactField = 'firstName' | 'lastName' | 'phone';
export type ContactValues = Pick<ProfileValues, ContactField>;

/** The last name may be missing: a sign-in through a provider brings none. */
export const contactSchema = (t: AuthTexts) =>
  z.object({ firstName: nameField(t, 'firstName'), lastName: optionalField(t), phone: phoneField(t) });

export const contactOf = ({ firstName, lastName, phone }: ProfileValues): ContactValues => ({
  firstName,
  lastName,
  phone,
});
