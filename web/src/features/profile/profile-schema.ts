import * as z from 'zod/mini';
import { type AuthTexts, ageRangeField, nameField, optionalField, phoneField } from '../auth/rules.ts';

/** The rules of the server with the messages of the account forms. Everything but the first name may be left out. */
export const profileSchema = (t: AuthTexts) =>
  z.object({
    firstName: nameField(t, 'firstName'),
    lastName: optionalField(t),
    phone: phoneField(t),
    jobTitle: optionalField(t),
    sector: optionalField(t),
    ageRange: ageRangeField,
  });
