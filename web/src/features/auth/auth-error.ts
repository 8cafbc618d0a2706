import type auth from '#web/i18n/fr/auth.ts';

/** The codes that have a text of their own: GoTrue's, and `network` and `server` for what has no code. */
export type AuthErrorCode = keyof (typeof auth)['error'];

/** Codes under other names that mean the same to a person. */
const ALIASES: Record<string, AuthErrorCode> = {
  email_exists: 'user_already_exists',
  validation_failed: 'invalid_input',
  bad_json: 'invalid_input',
  session_not_found: 'session_missing',
  session_expired: 'session_missing',
  no_authorization: 'session_missing',
  bad_jwt: 'session_missing',
  user_not_found: 'session_missing',
  refresh_token_not_found: 'session_missing',
  refresh_token_already_used: 'session_missing',
  flow_state_not_found: 'otp_expired',
  flow_state_expired: 'otp_expired',
  current_password_required: 'reauthentication_needed',
  over_sms_send_rate_limit: 'over_request_rate_limit',
  anonymous_provider_disabled: 'invalid_input',
  request_entity_too_large: 'invalid_input',
  not_admin: 'invalid_input',
  identity_not_found: 'conflict',
  single_identity_not_deletable: 'conflict',
  bad_code_verifier: 'otp_expired',
  otp_disabled: 'signup_disabled',
  phone_exists: 'user_already_exists',
  manual_linking_disabled: 'provider_disabled',
  saml_provider_disabled: 'provider_disabled',
  web3_provider_disabled: 'provider_disabled',
  mfa_phone_enroll_not_enabled: 'provider_disabled',
  mfa_webauthn_enroll_not_enabled: 'provider_disabled',
  request_timeout: 'server',
  unexpected_failure: 'server',
};

const KNOWN = new Set<AuthErrorCode>([
  'invalid_credentials',
  'email_not_confirmed',
  'user_banned',
  'captcha_failed',
  'user_already_exists',
  'signup_disabled',
  'email_address_invalid',
  'weak_password',
  'same_password',
  'over_request_rate_limit',
  'over_email_send_rate_limit',
  'confirmation_needed',
  'reauthentication_needed',
  'insufficient_aal',
  'provider_disabled',
  'otp_expired',
  'conflict',
]);
const isKnown = (code: string): code is AuthErrorCode => (KNOWN as Set<string>).has(code);

interface AuthErrorLike {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  status?: unknown;
}

/**
 * What an error of auth-js means, by its code and status and never by its prose; null when it means nothing that we
 * know, so that the screen's own fall-back applies. Anything thrown may be given.
 */
export const authErrorCode = (error: unknown): AuthErrorCode | null => {
  if (typeof error !== 'object' || error === null) return null;
  const { name, code, status } = error as AuthErrorLike;
  if (typeof code === 'string') {
    if (isKnown(code)) return code;
    const alias = ALIASES[code];
    if (alias !== undefined) return alias;
  }
  // auth-js raises this without a code when the browser holds no session.
  if (name === 'AuthSessionMissingError') return 'session_missing';
  // No answer at all, or none that auth-js could read.
  if (name === 'AuthRetryableFetchError') return status === 0 || status === undefined ? 'network' : 'server';
  if (name === 'TypeError') return 'network';
  if (status === 429) return 'over_request_rate_limit';
  return typeof status === 'number' && status >= 500 ? 'server' : null;
};

/**
 * The server's own words for an error whose code we have no text for, whatever its status; null for every other error, and
 * when it has none: auth-js then gives the answer itself as JSON.
 */
export const unknownErrorMessage = (error: unknown): string | null => {
  if (typeof error !== 'object' || error === null) return null;
  const { code, message } = error as AuthErrorLike;
  if (typeof code !== 'string' || isKnown(code) || code in ALIASES) return null;
  if (typeof message !== 'string' || message.trim() === '' || message.startsWith('{')) return null;
  return message;
};
