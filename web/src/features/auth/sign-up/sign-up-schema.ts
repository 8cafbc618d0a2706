import * as z from 'zod/mini';
import type { SignUpMetadata } from '#contract/account/auth.ts';
import {
  type AuthTexts,
  ageRangeField,
  emailField,
  nameField,
  newPasswordField,
  optionalField,
  phoneField,
} from '../rules.ts';

export const signUpSchema = (t: AuthTexts) =>
  z.object({
    firstName: nameField(t, 'firstName'),
    lastName: nameField(t, 'lastName'),
    email: emailField(t),
    phone: phoneField(t),
    password: newPasswordField(t),
    jobTitle: optionalField(t),
    sector: optionalField(t),
    ageRange: ageRangeField,
  });
export type SignUpValues = z.infer<ReturnType<typeof signUpSchema>>;

export const EMPTY_SIGN_UP: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  jobTitle: '',
  sector: '',
  ageRange: null,
};

/** What goes with the account; optional values that are blank are left out. */
export const signUpMetadata = (values: SignUpValues): SignUpMetadata => ({
  first_name: values.firstName,
  last_name: values.lastName,
  ...(values.phone !== '' && { phone: values.phone }),
  ...(values.jobTitle !== '' && { job_title: values.jobTitle }),
  ...(values.sector !== '' && { sector: values.sector }),
  ...(values.ageRange !== null && { age_range: values.ageRange }),
});
