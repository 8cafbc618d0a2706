/** The sign-in providers: Google, Apple, Microsoft, and the OpenID Connect provider of a company. */
import * as z from 'zod';

const text = z.string().min(1).optional();
const issuer = z.url({ protocol: /^https?$/ });

export const providerEnvironment = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  // On one line, with \n for line ends, for .env files.
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine((pem) => pem.includes('PRIVATE KEY'), 'must be a PEM private key (PKCS 8)')
    .optional(),
  APPLE_ISSUER: issuer.default('https://appleid.apple.com'),
  MICROSOFT_CLIENT_ID: text,
  MICROSOFT_CLIENT_SECRET: text,
  MICROSOFT_ISSUER: issuer.default('https://login.microsoftonline.com/common/v2.0'),
  SSO_CLIENT_ID: text,
  SSO_CLIENT_SECRET: text,
  SSO_ISSUER: issuer.optional(),
  SSO_DOMAINS: z
    .string()
    .transform((list) => list.split(',').map((domain) => domain.trim().toLowerCase()))
    .refine(
      (domains) => domains.every((domain) => /^[a-z0-9.-]+\.[a-z]+$/.test(domain)),
      'must be domains, separated by commas',
    )
    .optional(),
};

export interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Apple's client secret is a token that the server signs itself, and renews. */
export interface AppleClient {
  issuer: string;
  clientId: string;
  teamId: string;
  keyId: string;
  /** PKCS 8 PEM, P-256. */
  privateKey: string;
}

/** Null where a provider is not configured. */
export interface ProvidersConfig {
  google: OpenIdClient | null;
  azure: OpenIdClient | null;
  apple: AppleClient | null;
  /** People whose address is in one of the domains sign in there. */
  sso: (OpenIdClient & { domains: string[] }) | null;
}

type ProviderEnvironment = z.output<z.ZodObject<typeof providerEnvironment>>;

/** @param missing throws for a variable that is required because another one is set */
export const providersFrom = (
  env: ProviderEnvironment,
  missing: (name: string, becauseOf: string) => never,
): ProvidersConfig => {
  const needed = <Value>(value: Value | undefined, name: string, becauseOf: string): Value =>
    value ?? missing(name, becauseOf);
  return {
    google: env.GOOGLE_CLIENT_ID
      ? {
          issuer: env.GOOGLE_ISSUER,
          clientId: env.GOOGLE_CLIENT_ID,
          clientSecret: needed(env.GOOGLE_CLIENT_SECRET, 'GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'),
        }
      : null,
    azure: env.MICROSOFT_CLIENT_ID
      ? {
          issuer: env.MICROSOFT_ISSUER,
          clientId: env.MICROSOFT_CLIENT_ID,
          clientSecret: needed(env.MICROSOFT_CLIENT_SECRET, 'MICROSOFT_CLIENT_SECRET', 'MICROSOFT_CLIENT_ID'),
        }
      : null,
    apple: env.APPLE_CLIENT_ID
      ? {
          issuer: env.APPLE_ISSUER,
          clientId: env.APPLE_CLIENT_ID,
          teamId: needed(env.APPLE_TEAM_ID, 'APPLE_TEAM_ID', 'APPLE_CLIENT_ID'),
          keyId: needed(env.APPLE_KEY_ID, 'APPLE_KEY_ID', 'APPLE_CLIENT_ID'),
          privateKey: needed(env.APPLE_PRIVATE_KEY, 'APPLE_PRIVATE_KEY', 'APPLE_CLIENT_ID'),
        }
      : null,
    sso: env.SSO_CLIENT_ID
      ? {
          issuer: needed(env.SSO_ISSUER, 'SSO_ISSUER', 'SSO_CLIENT_ID'),
          clientId: env.SSO_CLIENT_ID,
          clientSecret: needed(env.SSO_CLIENT_SECRET, 'SSO_CLIENT_SECRET', 'SSO_CLIENT_ID'),
          domains: needed(env.SSO_DOMAINS, 'SSO_DOMAINS', 'SSO_CLIENT_ID'),
        }
      : null,
  };
};
