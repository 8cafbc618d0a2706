import { emailFrom } from '../foundation/email-address.ts';
import { AuthError } from '../foundation/errors.ts';
import type { OpenIdProvider } from './open-id-provider.ts';
import { ProviderFailure } from './provider-failure.ts';
import { COMPANY_PREFIX } from './providers.ts';

/** What a provider says of a person, verified to come from it. */
export interface ProviderIdentity {
  /** Under which the identity is kept: `google`, or `sso:exemple.fr`. */
  provider: string;
  providerId: string;
  /** In its kept form (`emailFrom`); null when the provider gave none that is one. */
  email: string | null;
  /** Whether the provider vouches that the person reads that mailbox. */
  isEmailVerified: boolean;
  /** GoTrue's `identity_data`. No picture: showing it would ask the provider for it. */
  data: Record<string, unknown>;
  /** What a new account begins with. */
  metadata: Record<string, unknown>;
}

export type Claims = Record<string, unknown>;

const MAX_CHARACTERS = 200;
/** OpenID Connect Core, 2. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;
/** The tenant of personal Microsoft accounts. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * The identity in the claims of a verified ID token.
 * @throws ProviderFailure without a usable subject; AuthError email_address_invalid for an address that is not of
 *   the company's domains.
 */
export const identityFrom = (provider: OpenIdProvider, claims: Claims): ProviderIdentity => {
  const { sub } = claims;
  if (typeof sub !== 'string' || !SUBJECT.test(sub)) throw new ProviderFailure('subject');
  const email = typeof claims.email === 'string' ? emailFrom(claims.email) : null;
  const isEmailVerified = email !== null && isVerified(provider, claims);
  const names = namesFrom(claims);
  return {
    provider: provider.name === 'sso' ? companyOf(provider, email) : provider.name,
    providerId: sub,
    email,
    isEmailVerified,
    data: {
      iss: claims.iss,
      sub,
      provider_id: sub,
      ...(email === null ? {} : { email }),
      email_verified: isEmailVerified,
      phone_verified: false,
      ...names,
    },
    metadata: names,
  };
};

/** A company's provider speaks for the addresses of its domains, and for no others. */
const companyOf = ({ domains }: OpenIdProvider, email: string | null): string => {
  const domain = email?.split('@')[1];
  if (domain === undefined || !domains.includes(domain)) {
    throw new AuthError(400, 'email_address_invalid', 'Email address is not of a domain that signs in here');
  }
  return COMPANY_PREFIX + domain;
};

/**
 * Whether the provider vouches for the address.
 *
 * [Note: Microsoft addresses] The administrator of any tenant can write any address into the `email` of an account.
 * `xms_edov` (an optional claim) says whether the tenant owns the address's domain; personal accounts have confirmed
 * theirs. GoTrue believes an address without it; we don't, because an employer has a tenant.
 * https://learn.microsoft.com/entra/identity-platform/migrate-off-email-claim-authorization
 */
const isVerified = ({ name }: OpenIdProvider, claims: Claims): boolean => {
  const { email_verified: verified, xms_edov: ownedByTenant, tid } = claims;
  switch (name) {
    case 'azure':
      if (ownedByTenant !== undefined) return [true, 1, '1', 'true'].includes(ownedByTenant as string);
      return verified === undefined ? tid === PERSONAL_TENANT : verified === true;
    case 'sso':
      // The company gives out the addresses of its domains; many do not say that they know them.
      return verified !== false;
    default:
      // Apple writes it as text.
      return verified === true || verified === 'true';
  }
};

/** First and last name as sign-up calls them, so that the profile is filled. */
const namesFrom = (claims: Claims): Record<string, string> => {
  const given = textFrom(claims.given_name);
  const family = textFrom(claims.family_name);
  const name = textFrom(claims.name) || [given, family].filter(Boolean).join(' ');
  const [first = '', ...rest] = given || family ? [given, family] : name.split(/\s+/);
  const names = { first_name: first, last_name: rest.join(' '), full_name: name, name };
  return Object.fromEntries(Object.entries(names).filter(([, text]) => text !== ''));
};

/** One line that PostgreSQL can keep; empty for what is not text. */
const textFrom = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .toWellFormed()
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, MAX_CHARACTERS)
        .toWellFormed()
    : '';

/**
 * The name that Apple posts beside the code, the first time and never again. It is not signed, so nothing but the
 * name is taken of it.
 */
export const appleName = (user: string): Claims => {
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    return { given_name: name?.firstName, family_name: name?.lastName };
  } catch {
    return {};
  }
};
