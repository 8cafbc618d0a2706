import type providers from '#web/i18n/fr/providers.ts';

/** The ends of a trip to a provider that have a text of their own. */
export type ProviderErrorCode = keyof (typeof providers)['error'];

/** Codes under other names that mean the same to a person. */
const ALIASES: Record<string, ProviderErrorCode> = {
  // Apple's word for it.
  user_cancelled_authorize: 'access_denied',
  flow_state_not_found: 'flow_state_expired',
  server_error: 'unexpected_failure',
  temporarily_unavailable: 'unexpected_failure',
  request_timeout: 'unexpected_failure',
  provider_disabled: 'oauth_provider_not_supported',
};

const KNOWN: ReadonlySet<string> = new Set<ProviderErrorCode>([
  'access_denied',
  'bad_oauth_state',
  'bad_oauth_callback',
  'code_not_exchanged',
  'flow_state_already_used',
  'flow_state_expired',
  'identity_already_exists',
  'network',
  'oauth_provider_not_supported',
  'over_request_rate_limit',
  'provider_email_needs_verification',
  'signup_disabled',
  'unexpected_failure',
  'user_banned',
]);

/** The text for a code; null for one that has none, where the spec's own sentence stands. */
export const providerErrorCode = (code: string): ProviderErrorCode | null =>
  KNOWN.has(code) ? (code as ProviderErrorCode) : (ALIASES[code] ?? null);
