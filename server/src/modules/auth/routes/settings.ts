import type { AuthConfig } from '../context/auth-context.ts';

/** GET /settings: what is switched on here; no secrets. */
export const settingsOf = (config: AuthConfig) => ({
  external: {
    email: true,
    phone: false,
    google: config.providers.google !== null,
    apple: config.providers.apple !== null,
    azure: config.providers.azure !== null,
    anonymous_users: false,
  },
  disable_signup: !config.signup,
  mailer_autoconfirm: config.autoconfirm,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
  passkeys_enabled: false,
});

/** GET /health: the service answers, and in which protocol. */
export const HEALTH = {
  version: '1',
  name: 'GoTrue',
  description: 'Recueil accounts, in the protocol of GoTrue',
} as const;
