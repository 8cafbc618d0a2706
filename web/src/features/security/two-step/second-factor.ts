/** What the second step asks of /auth/v1. Everything throws an error of auth-js, or what broke on the way. */
import type { Factor } from '@supabase/auth-js';
import { auth } from '#web/lib/session/session.ts';

/** The devices that give codes. Asked of the server: this browser may remember one that was removed elsewhere. */
export const codeDevices = async (): Promise<Factor[]> => {
  const client = await auth();
  const { data, error } = await client.mfa.listFactors();
  if (error !== null) throw error;
  // The last one was removed on another device: a new token says that no step is owed any more.
  if (data.totp.length === 0) await client.refreshSession();
  return data.totp;
};

/** Shows the server a code of the device; the session proves more from then on. */
export const verifyDeviceCode = async (factorId: string, code: string): Promise<void> => {
  const { error } = await (await auth()).mfa.challengeAndVerify({ factorId, code });
  if (error !== null) throw error;
};
