/** The errors of the service, in GoTrue's words (auth.md, Errors). Clients compare some of the messages. */

export type AuthErrorCode =
  | 'anonymous_provider_disabled'
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'bad_oauth_callback'
  | 'bad_oauth_state'
  | 'captcha_failed'
  | 'confirmation_needed'
  | 'conflict'
  | 'current_password_invalid'
  | 'current_password_required'
  | 'email_address_invalid'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'flow_state_already_used'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'identity_already_exists'
  | 'identity_not_found'
  | 'insufficient_aal'
  | 'invalid_credentials'
  | 'manual_linking_disabled'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_verification_failed'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'no_authorization'
  | 'not_admin'
  | 'not_found'
  | 'otp_disabled'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'phone_exists'
  | 'provider_disabled'
  | 'provider_email_needs_verification'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_entity_too_large'
  | 'same_password'
  | 'saml_provider_disabled'
  | 'session_expired'
  | 'session_not_found'
  | 'signup_disabled'
  | 'single_identity_not_deletable'
  | 'storage_full'
  | 'too_many_enrolled_mfa_factors'
  | 'unexpected_failure'
  | 'user_already_exists'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password'
  | 'web3_provider_disabled';

export type AuthErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;

/** Why a password is weak, in GoTrue's terms. */
export type WeakPasswordReason = 'length' | 'characters';

export interface AuthErrorDetails {
  weakPasswordReasons?: WeakPasswordReason[];
  retryAfterSeconds?: number;
  /** The `error` field that some endpoints of GoTrue add, as in OAuth. */
  oauthError?: string;
}

/** An error for the client: its status, code and message are sent as they are. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: AuthErrorStatus;
  readonly code: AuthErrorCode;
  readonly details: AuthErrorDetails;

  constructor(status: AuthErrorStatus, code: AuthErrorCode, message: string, details: AuthErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** 400 validation_failed: the request lacks something or cannot be right. */
export const invalid = (message: string): AuthError => new AuthError(400, 'validation_failed', message);

/** The address belongs to another account. */
export const emailTaken = (): AuthError =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/** The same error for an unknown address, an account without a password, and a wrong password. */
export const invalidCredentials = (): AuthError =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
