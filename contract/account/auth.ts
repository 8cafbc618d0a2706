/** What server and web app share about accounts. The wire contract of `/auth/v1` is GoTrue's; see docs/auth.md. */

import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from '../common/limits.ts';

/** The rules of spec.md, 5, in the order in which they are reported. */
export const PASSWORD_RULES = ['length', 'upper', 'lower', 'digit', 'bytes'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** The rules that a password breaks, in order; empty when it may be used. */
export const brokenPasswordRules = (
  password: string,
  minCharacters: number = PASSWORD_MIN_CHARACTERS,
): PasswordRule[] => {
  const broken: PasswordRule[] = [];
  if ([...password].length < minCharacters) broken.push('length');
  if (!/\p{Lu}/u.test(password)) broken.push('upper');
  if (!/\p{Ll}/u.test(password)) broken.push('lower');
  if (!/\p{Nd}/u.test(password)) broken.push('digit');
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) broken.push('bytes');
  return broken;
};

/** The user metadata of a sign-up (spec.md, 3; the phone by design.md, 9). */
export interface SignUpMetadata {
  first_name: string;
  last_name: string;
  phone?: string;
  job_title?: string;
  sector?: string;
  age_range?: string;
}
