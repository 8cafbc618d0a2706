/** Showing that it is the person who asks. Everything throws an error of auth-js, AuthRefusal, or what broke on the way. */
import { auth } from '#web/lib/session/session.ts';
import { authRequest } from '../auth-request.ts';
import { hasCode } from '../security-error.ts';

/** Either of the two. */
export type Proof = { password: string } | { nonce: string };

/**
 * Shows the server the password or the mailed code: the session may then change second factors for some minutes.
 * @param onlyToRead it opens sensitive incidents instead, and changes nothing
 */
export const showProof = async (proof: Proof, { onlyToRead }: { onlyToRead: boolean }): Promise<void> => {
  await authRequest('POST', '/reauthenticate', { ...proof, ...(onlyToRead && { only_to_read: true }) });
};

/** Mails the code that stands in for the password. */
export const mailProofCode = async (): Promise<void> => {
  const { error } = await (await auth()).reauthenticate();
  if (error !== null) throw error;
};

/** True when the server wants to be shown first that it is the person. */
export const isProofMissing = (error: unknown): boolean =>
  hasCode(error, 'current_password_required') || hasCode(error, 'reauthentication_needed');
