import { emailFrom } from '../foundation/email-address.ts';
import { AuthError } from '../foundation/errors.ts';
import type { OpenIdProvider } from './open-id-provider.ts';
import { ProviderFailure } from './provider-failure.ts';
import { COMPANY_PREFIX } from './providers.ts';

/** What a provider says about a person, verified to come from it. */
export interface ProviderIdentity {
  /** The name under which the identity is stored: `google`, or `sso:exemple.fr`. */
  provider: string;
  providerId: string;
  /** In its stored form (`emailFrom`); null without a usable address. */
  email: string | null;
  /** Whether the provider has verified that the person reads this mailbox. */
  isEmailVerified: boolean;
  /** GoTrue's `identity_data`. Without a picture, because showing it would send a request to the provider. */
  data: Record<string, unknown>;
  /** The metadata of a new account. */
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
 * @throws ProviderFailure without a usable subject; AuthError email_address_invalid for an address outside the
 *   company's domains.
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

/** A company's provider may sign in addresses of its own domains only. */
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
 * theirs. GoTrue trusts an address without it. We do not, because an employer has a tenant.
 */
const isVerified = ({ name }: OpenIdProvider, claims: Claims): boolean => {
  const { email_verified: verified, xms_edov: ownedByTenant, tid } = claims;
  switch (name) {
    case 'azure':
      if (ownedByTenant !== undefined) return [true, 1, '1', 'true'].includes(ownedByTenant as string);
      return verified === undefined ? tid === PERSONAL_TENANT : verified === true;
    case 'sso':
      // The company assigns the addresses of its domains; many providers leave the claim out.
      return verified !== false;
    default:
      // Apple sends it as text.
      return verified === true || verified === 'true';
  }
};

/** First and last name under the keys of a sign-up, so that the profile is filled. */
const namesFrom = (claims: Claims): Record<string, string> => {
  const given = textFrom(claims.given_name);
  const family = textFrom(claims.family_name);
  const name = textFrom(claims.name) || [given, family].filter(Boolean).join(' ');
  const [first = '', ...rest] = given || family ? [given, family] : name.split(/\s+/);
  const names = { first_name: first, last_name: rest.join(' '), full_name: name, name };
  return Object.fromEntries(Object.entries(names).filter(([, text]) => text !== ''));
};

/** One line that PostgreSQL can store; empty when the value is not text. */
const textFrom = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .toWellFormed()
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, MAX_CHARACTERS)
        .toWellFormed()
    : '';

/** The name that Apple posts beside the code, the first time only. It is not signed, so only the name is used. */
export const appleName = (user: string): Claims => {
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    return { given_name: name?.firstName, family_name: name?.lastName };
  } catch {
    return {};
  }
};
