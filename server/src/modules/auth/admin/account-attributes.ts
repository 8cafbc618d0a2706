import type { AuthContext } from '../context/auth-context.ts';
import { ensureEmail } from '../foundation/email-address.ts';
import { invalid } from '../foundation/errors.ts';
import { ensureMetadata } from '../foundation/metadata.ts';
import { ensureStrongPassword } from '../foundation/password.ts';
import type { AdminUserBody } from './admin-bodies.ts';
import { banEndFrom } from './ban-duration.ts';
import { ensurePasswordHash } from './foreign-password-hash.ts';

/** What an administrator sets in an account; null for what the request leaves out. */
export interface AccountAttributes {
  email: string | null;
  /** Digits without the plus, as GoTrue keeps them. */
  phone: string | null;
  passwordHash: string | null;
  confirmsEmail: boolean;
  confirmsPhone: boolean;
  userMetadata: Record<string, unknown> | null;
  appMetadata: Record<string, unknown> | null;
  ban: { until: Date | null } | null;
  role: string | null;
}

const ROLE = /^[\w-]{1,64}$/;
const E164 = /^[1-9]\d{1,14}$/;

/**
 * Reads and checks all attributes. It hashes the password, which is slow, before any transaction begins.
 * @throws AuthError validation_failed, weak_password.
 */
export const attributesFrom = async (auth: AuthContext, body: AdminUserBody): Promise<AccountAttributes> => {
  if (body.role !== '' && !ROLE.test(body.role)) throw invalid('A role is a plain word');
  return {
    email: body.email === '' ? null : ensureEmail(body.email),
    phone: body.phone === '' ? null : phoneFrom(body.phone),
    confirmsEmail: body.email_confirm,
    confirmsPhone: body.phone_confirm,
    userMetadata: body.user_metadata ? ensureMetadata(body.user_metadata) : null,
    appMetadata: body.app_metadata ? ensureMetadata(body.app_metadata) : null,
    ban: body.ban_duration === '' ? null : { until: banEndFrom(body.ban_duration) },
    role: body.role === '' ? null : body.role,
    passwordHash: await passwordHashFrom(auth, body),
  };
};

const phoneFrom = (text: string): string => {
  const digits = text.replace(/[\s+]/g, '');
  if (!E164.test(digits)) throw invalid('Invalid phone number format (E.164 required)');
  return digits;
};

const passwordHashFrom = async (
  auth: AuthContext,
  { password, password_hash }: AdminUserBody,
): Promise<string | null> => {
  if (password !== '' && password_hash !== '') {
    throw invalid('Only a password or a password hash should be provided');
  }
  if (password_hash !== '') return ensurePasswordHash(password_hash);
  if (password === '') return null;
  ensureStrongPassword(password, auth.config.passwordMinCharacters);
  return await auth.passwords.hash(password);
};
