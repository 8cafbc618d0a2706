/** The user as GoTrue shows it (auth.md, User): some fields are always there, others only when they have a value. */
import type { Account, FactorRow, IdentityRow, UserRow } from './account.ts';

export interface IdentityView {
  identity_id: string;
  id: string;
  user_id: string;
  identity_data: unknown;
  provider: string;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
  email?: string;
}

export interface UserView {
  id: string;
  aud: string;
  role: string;
  email: string;
  phone: string;
  app_metadata: unknown;
  user_metadata: unknown;
  identities: IdentityView[];
  created_at: string;
  updated_at: string;
  is_anonymous: boolean;
  [omittedWhenEmpty: string]: unknown;
}

export interface FactorView {
  id: string;
  status: string;
  friendly_name?: string;
  factor_type: string;
  /** Always empty: no factor of ours is a phone. */
  phone: '';
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}

/** The session as a client keeps it (auth.md, Session). */
export interface SessionAnswer {
  access_token: string;
  token_type: 'bearer';
  /** Seconds. */
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: UserView;
  /** The provider's own tokens, given once after a sign-in through it. They are not stored here. */
  provider_token?: string;
  provider_refresh_token?: string;
}

const OPTIONAL_INSTANTS = [
  'email_confirmed_at',
  'phone_confirmed_at',
  'invited_at',
  'confirmation_sent_at',
  'recovery_sent_at',
  'email_change_sent_at',
  'reauthentication_sent_at',
  'last_sign_in_at',
  'banned_until',
] as const satisfies (keyof UserRow)[];

export const userView = ({ user, identities, factors }: Account): UserView => {
  const confirmedAt = user.email_confirmed_at ?? user.phone_confirmed_at;
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...Object.fromEntries(
      OPTIONAL_INSTANTS.flatMap((name) => (user[name] ? [[name, user[name].toISOString()]] : [])),
    ),
    ...(confirmedAt ? { confirmed_at: confirmedAt.toISOString() } : {}),
    ...(user.new_email ? { new_email: user.new_email } : {}),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: identities.map(identityView),
    ...(factors.length > 0 ? { factors: factors.map(factorView) } : {}),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  };
};

/** Never the secret. */
export const factorView = (factor: FactorRow): FactorView => ({
  id: factor.id,
  status: factor.status,
  ...(factor.friendly_name === '' ? {} : { friendly_name: factor.friendly_name }),
  factor_type: factor.factor_type,
  phone: '',
  created_at: factor.created_at.toISOString(),
  updated_at: factor.updated_at.toISOString(),
  last_challenged_at: factor.last_challenged_at?.toISOString() ?? null,
});

const identityView = (identity: IdentityRow): IdentityView => {
  const data = identity.identity_data as { email?: unknown };
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at?.toISOString() ?? null,
    created_at: identity.created_at.toISOString(),
    updated_at: identity.updated_at.toISOString(),
    ...(typeof data.email === 'string' ? { email: data.email } : {}),
  };
};
