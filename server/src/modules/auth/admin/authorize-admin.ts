import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { ensureSecondFactor } from '../sessions/assurance.ts';
import { asAuthenticated, bearerOf } from '../sessions/authenticate.ts';
import { verifyAdminToken } from '../tokens/access-token.ts';

/** The roles that may use the admin endpoints. */
export const ADMIN_ROLES = ['service_role', 'supabase_admin'] as const;

const isAdminRole = (role: unknown): boolean => ADMIN_ROLES.some((known) => known === role);

/**
 * Passes for a token of the service. A person's token passes while their session lives and their account has the role.
 * @throws AuthError no_authorization, bad_jwt, not_admin; insufficient_aal and those of `asAuthenticated` for a person's token.
 */
export const ensureAdmin = async (auth: AuthContext, authorization: string | undefined): Promise<void> => {
  const { role, session_id } = await verifyAdminToken(auth.keys, bearerOf(authorization));
  if (!isAdminRole(role)) throw notAdmin();
  if (session_id === undefined) return;
  await asAuthenticated(auth, authorization, 'look for an administrator', async (_tx, who) => {
    ensureSecondFactor(who);
    if (!isAdminRole(who.account.user.role)) throw notAdmin();
  });
};

/** Whether `ensureAdmin` passes. */
export const isAdmin = async (auth: AuthContext, authorization: string | undefined): Promise<boolean> => {
  try {
    await ensureAdmin(auth, authorization);
    return true;
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
};

const notAdmin = (): AuthError => new AuthError(403, 'not_admin', 'User not allowed');
