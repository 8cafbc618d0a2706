/** Recovery codes: beyond GoTrue, so asked for without auth-js. Everything throws AuthRefusal or what broke on the way. */
import * as z from 'zod/mini';
import { auth } from '#web/lib/session/session.ts';
import { authRequest } from '../auth-request.ts';

const created = z.object({ codes: z.array(z.string()) });

/** Ten new codes; those from before work no more. They are never told again. */
export const createRecoveryCodes = async (): Promise<string[]> =>
  created.parse(await authRequest('POST', '/factors/recovery-codes')).codes;

const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

/** Uses a code up in place of the phone's: the session proves more from then on. */
export const verifyRecoveryCode = async (code: string): Promise<void> => {
  const session = tokens.parse(await authRequest('POST', '/factors/recovery-codes/verify', { code }));
  const { error } = await (await auth()).setSession(session);
  if (error !== null) throw error;
};
