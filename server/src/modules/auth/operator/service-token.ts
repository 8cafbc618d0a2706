import { SignJWT } from 'jose';
import type { AuthContext } from '../context/auth-context.ts';

/** Signs a token with which an operator's program may use the admin endpoints for some minutes. */
export const signServiceToken = (
  { keys, origin, log }: Pick<AuthContext, 'keys' | 'origin' | 'log'>,
  role: 'service_role' | 'supabase_admin',
  minutes: number,
): Promise<string> => {
  log.info({ event: 'service_token_signed', role, minutes });
  return new SignJWT({ role })
    .setProtectedHeader({ alg: keys.current.alg, kid: keys.current.kid, typ: 'JWT' })
    .setIssuer(`${origin()}/auth/v1`)
    .setIssuedAt()
    .setExpirationTime(`${minutes} minutes`)
    .sign(keys.current.key);
};
