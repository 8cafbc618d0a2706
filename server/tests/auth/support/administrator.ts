/** An administrator, for tests: somebody who holds a token of the service. */
import { GoTrueAdminApi, type User } from '@supabase/auth-js';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import type { TestServer } from '../../support/test-server.ts';
import { PASSWORD, uniqueEmail } from './clients.ts';

/** A token that the server's own key signed. */
export const signed = async (
  server: TestServer,
  claims: JWTPayload,
  expires: string | number = '10 minutes',
): Promise<string> => {
  const jwk = JSON.parse(await server.secret('jwt-signing-key.jwk'));
  return await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: jwk.kid, typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(await importJWK(jwk, 'ES256'));
};

export const serviceToken = (server: TestServer, role = 'service_role'): Promise<string> =>
  signed(server, { role });

/** The unpatched client with such a token. */
export const administrator = async (server: TestServer): Promise<GoTrueAdminApi> =>
  new GoTrueAdminApi({
    url: `${server.url}/auth/v1`,
    headers: { authorization: `Bearer ${await serviceToken(server)}` },
  });

/** An account created by an administrator, confirmed by default. */
export const createAccount = async (
  admin: GoTrueAdminApi,
  attributes: Record<string, unknown> = {},
): Promise<User> => {
  const { data, error } = await admin.createUser({
    email: uniqueEmail(),
    password: PASSWORD,
    email_confirm: true,
    ...attributes,
  });
  if (error) throw error;
  return data.user;
};
