import type { Account } from '../accounts/account.ts';
import { readAccount } from '../accounts/user-reader.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import type { VerifyBody } from '../foundation/bodies.ts';
import { ensureEmail } from '../foundation/email-address.ts';
import { AuthError, invalid } from '../foundation/errors.ts';
import { typedDigits } from '../one-time/typed-code.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import { allowPasswordChoice } from '../sessions/session-proof.ts';
import { openSession } from '../sessions/session-writer.ts';
import { recordRefusalLater } from '../sessions/sign-in-writer.ts';
import {
  isMailedType,
  type Proof,
  SINGLE_CONFIRMATION,
  verifyOneTimeToken,
} from './verify-one-time-token.ts';

/** The answer to the first of the two confirmations of a change of address. */
export interface FirstConfirmation {
  msg: string;
  code: string;
}

/**
 * POST /verify: opens a session for a code or the hash of a link.
 * @throws AuthError validation_failed, otp_expired, over_request_rate_limit, user_banned, email_exists.
 */
export const verify = async (
  auth: AuthContext,
  body: VerifyBody,
  client: Client,
): Promise<SessionAnswer | FirstConfirmation> => {
  const proof = proofFrom(body, client);
  const verified = await verifyOneTimeToken(auth, body.type, proof, async (tx, userId, used, openedBy) => {
    const opened = await openSession(auth, tx, userId, 'otp', client, openedBy);
    await allowPasswordChoice(tx, opened.session.id, used.token_type);
    return { opened, account: (await readAccount(tx, userId)) as Account };
  }).catch((error: unknown) => {
    const isWrong = error instanceof AuthError && error.code === 'otp_expired';
    if (isWrong && 'code' in proof) recordRefusalLater(auth, proof.email, 'otp', client);
    throw error;
  });
  if (!verified) return { msg: SINGLE_CONFIRMATION, code: '200' };
  const { account, opened } = verified.result;
  auth.log.info({ event: 'sign_in', user_id: account.user.id, session_id: opened.session.id, method: 'otp' });
  return await sessionAnswer(auth, account, opened);
};

const E164 = /^\+?[1-9]\d{1,14}$/;
const PHONE_TYPES = ['sms', 'phone_change'];

const proofFrom = (body: VerifyBody, { network }: Client): Proof => {
  const { type, token, token_hash, email, phone } = body;
  if (type === '') throw invalid('Verify requires a verification type');
  if (token === '' && token_hash === '') throw invalid('Verify requires a token or a token hash');
  if (token_hash !== '') {
    if (token !== '' || email !== '' || phone !== '') {
      throw invalid('Only the token_hash and type should be provided');
    }
    if (!isMailedType(type)) throw invalid('Invalid email verification type');
    return { tokenHash: token_hash, network, wasMailed: false };
  }
  if ((email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (phone !== '') {
    if (!E164.test(phone)) throw invalid('Invalid phone number format (E.164 required)');
    if (!PHONE_TYPES.includes(type)) throw invalid('Invalid sms verification type');
    // No text messages are sent, so no code can be right.
    throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  }
  if (!isMailedType(type)) throw invalid('Invalid email verification type');
  return { email: ensureEmail(email), code: typedDigits(token), network };
};
