import type { SystemTransaction } from '../../../platform/database/database.ts';
import { hasSqlState, SQLSTATE } from '../../../platform/database/errors.ts';
import { findUserByEmail } from '../accounts/user-reader.ts';
import { insertUser, updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import type { OtpBody } from '../foundation/bodies.ts';
import { ensureEmail } from '../foundation/email-address.ts';
import { AuthError, invalid } from '../foundation/errors.ts';
import { ensureMetadata } from '../foundation/metadata.ts';
import { type CodeChallenge, codeChallengeFrom } from '../foundation/pkce.ts';
import { startMailCooldown } from '../limits/mail-cooldown.ts';
import { sendConfirmation } from '../mails/mail-confirmation.ts';
import { postAfterCommit } from '../mails/post.ts';
import { insertFlowState } from '../one-time/flow-state-writer.ts';
import { issueOneTimeToken } from '../one-time/one-time-token-writer.ts';

interface MagicLinkRequest {
  email: string;
  metadata: Record<string, unknown>;
  challenge: CodeChallenge | null;
  redirectTo: string;
  mayCreate: boolean;
}

/**
 * Mails a link that signs in. For an address without an account it creates one without a password and mails its
 * confirmation. When it may not create an account, nothing is mailed and the answer is the same.
 * @throws AuthError validation_failed, provider_disabled, over_email_send_rate_limit (for every address alike),
 *   otp_disabled (with account disclosure only).
 */
export const otp = async (auth: AuthContext, body: OtpBody, redirectTo: string): Promise<void> => {
  const request = requestFrom(auth, body, redirectTo);
  const outcome = await mail(auth, request).catch(async (error: unknown) => {
    // Another request created the account first: now it exists.
    if (!hasSqlState(error, SQLSTATE.uniqueViolation)) throw error;
    return await mail(auth, request);
  });
  if (outcome === 'unknown') {
    if (auth.config.accountDisclosure) {
      throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    return;
  }
  auth.log.info({ event: outcome.created ? 'sign_up' : 'magic_link_requested', user_id: outcome.userId });
};

const requestFrom = (auth: AuthContext, body: OtpBody, redirectTo: string): MagicLinkRequest => {
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided');
  }
  if (body.phone !== '') throw new AuthError(400, 'provider_disabled', 'Phone logins are disabled');
  if (body.email === '') throw invalid('One of email or phone must be set');
  return {
    email: ensureEmail(body.email),
    metadata: ensureMetadata(body.data),
    challenge: codeChallengeFrom(body.code_challenge, body.code_challenge_method),
    redirectTo,
    mayCreate: (body.create_user ?? true) && auth.config.signup,
  };
};

/**
 * Mails the link. The refusal for an unknown address comes after the commit, so that its cooldown has begun like any
 * other.
 */
const mail = (
  auth: AuthContext,
  request: MagicLinkRequest,
): Promise<{ userId: string; created: boolean } | 'unknown'> =>
  auth.database.asSystem('mail a magic link', async (tx) => {
    const { email, metadata, challenge, redirectTo } = request;
    // The cooldown of recovery mails: they carry the same token, so asking for both gives no additional tries.
    await startMailCooldown(auth, tx, 'recovery', email);
    const user = await findUserByEmail(tx, email);
    if (user) {
      await mailMagicLink(auth, tx, user.id, request);
      return { userId: user.id, created: false };
    }
    if (!request.mayCreate) return 'unknown';
    const userId = await insertUser(tx, auth.vault, {
      email,
      passwordHash: null,
      metadata,
      confirmed: false,
    });
    // There is no password to mention: this mail signs in.
    await sendConfirmation(auth, tx, { userId, email, hasPassword: true, challenge, redirectTo });
    return { userId, created: true };
  });

const mailMagicLink = async (
  auth: AuthContext,
  tx: SystemTransaction,
  userId: string,
  { email, challenge, redirectTo }: MagicLinkRequest,
): Promise<void> => {
  const flowStateId = challenge ? await insertFlowState(tx, userId, 'magiclink', challenge) : null;
  const token = await issueOneTimeToken(auth, tx, userId, 'recovery_token', email, flowStateId);
  await updateUser(tx, userId, { recovery_sent_at: new Date() });
  postAfterCommit(auth, tx, { kind: 'magic_link', userId, to: email, token, redirectTo });
};
