import { authErrorCode } from '#web/features/auth/auth-error.ts';
import type security from '#web/i18n/fr/security.ts';

/** The codes that have a text among those of security. */
export type SecurityErrorCode = keyof (typeof security)['error'];

const OWN = new Set<string>([
  'current_password_invalid',
  'current_password_required',
  'reauthentication_needed',
  'same_password',
  'reauthentication_not_valid',
  'email_exists',
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'mfa_factor_name_conflict',
  'too_many_enrolled_mfa_factors',
  'mfa_factor_not_found',
  'session_not_found',
  'insufficient_aal',
] satisfies SecurityErrorCode[]);

/** True when the service refused with this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  (error as { code?: unknown } | null)?.code === code;

/** Where the text of an error stands: among those of security, or among those of signing in. */
export type ErrorTextKey =
  | { catalogue: 'security'; key: SecurityErrorCode }
  | { catalogue: 'auth'; key: NonNullable<ReturnType<typeof authErrorCode>> };

/** The text for anything that was thrown, by its code and never by its prose. */
export const errorTextKey = (error: unknown): ErrorTextKey => {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && OWN.has(code)) {
    return { catalogue: 'security', key: code as SecurityErrorCode };
  }
  const key = authErrorCode(error);
  return key === null ? { catalogue: 'security', key: 'unknown' } : { catalogue: 'auth', key };
};
