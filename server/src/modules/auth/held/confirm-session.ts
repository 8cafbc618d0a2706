import { lockUser } from '../accounts/user-reader.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { type Attempt, giveAttemptsBack, takeAttempts } from '../limits/attempt-limits.ts';
import { typedDigits } from '../one-time/typed-code.ts';
import { asAuthenticatedInTurn, HELD_TOO } from '../sessions/authenticate.ts';
import { rememberDevice } from '../sessions/device-writer.ts';
import { spendCode, spendLink } from './access-confirmation-writer.ts';
import { denySession, releaseSession } from './settle-session.ts';

/** Used when no limit is configured: the largest value of the column. */
const NO_LIMIT = 32_767;

const refused = (): AuthError => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

/**
 * Confirms the session that asks, by the code of its mail. Wrong codes are counted for the session, for the account (so
 * that more sessions give no more tries) and for the network.
 * @throws AuthError otp_expired, over_request_rate_limit; those of `asAuthenticated`.
 */
export const confirmSession = async (
  auth: AuthContext,
  authorization: string | undefined,
  typed: string,
  client: Client,
): Promise<void> => {
  const code = typedDigits(typed);
  const isDone = await asAuthenticatedInTurn(
    auth,
    authorization,
    'confirm a session',
    async (tx, { account: { user }, session }) => {
      if (!session.isHeld) return true;
      const attempts: Attempt[] = [
        ['confirmation', user.id],
        ['code-network', client.network],
      ];
      await takeAttempts(auth, tx, attempts);
      const maxWrong = auth.config.limits.code || NO_LIMIT;
      const spent = await spendCode(tx, auth.addressKey, session.id, { code, maxWrong });
      if (!spent || !(await releaseSession(auth, tx, user, spent))) {
        auth.log.info({ event: 'session_confirmation_refused', user_id: user.id, session_id: session.id });
        // The attempt is counted, so the transaction commits and the error is thrown after it.
        return false;
      }
      await giveAttemptsBack(auth, tx, attempts);
      await rememberDevice(tx, user.id, client.device);
      return true;
    },
    HELD_TOO,
  );
  if (!isDone) throw refused();
};

/**
 * Answers the link of the mail, in any browser: the person says that the session is theirs, which confirms it, or that
 * it is not, which ends it. The link itself only opens a page, because mail filters follow links.
 * @throws AuthError otp_expired.
 */
export const answerAccessConfirmation = async (
  auth: AuthContext,
  { token, isMine }: { token: string; isMine: boolean },
): Promise<void> => {
  const isDone = await auth.database.asSystem('answer a confirmation', async (tx) => {
    const spent = await spendLink(tx, token);
    if (!spent) return false;
    const user = await lockUser(tx, spent.user_id);
    if (!user) return false;
    return isMine ? await releaseSession(auth, tx, user, spent) : await denySession(auth, tx, user, spent);
  });
  if (!isDone) throw refused();
};
