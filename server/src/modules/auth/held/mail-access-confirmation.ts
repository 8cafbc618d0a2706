import { sql } from 'kysely';
import { countingEmail } from '../accounts/held-state.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { invalid } from '../foundation/errors.ts';
import { startMailCooldown } from '../limits/mail-cooldown.ts';
import { postAccessConfirmation } from '../mails/post.ts';
import { ensureSecondFactor } from '../sessions/assurance.ts';
import { asAuthenticated, HELD_TOO } from '../sessions/authenticate.ts';
import { issueAccessConfirmation } from './access-confirmation-writer.ts';

/**
 * Mails the code and the link that confirm this session, to the address that counts (held-state.ts).
 * @throws AuthError over_email_send_rate_limit, insufficient_aal, validation_failed when the session is not held or
 *   no address counts; those of `asAuthenticated`.
 */
export const mailAccessConfirmation = (auth: AuthContext, authorization: string | undefined): Promise<void> =>
  asAuthenticated(
    auth,
    authorization,
    'mail a confirmation of a session',
    async (tx, who) => {
      const { account, session } = who;
      // Otherwise somebody who has only a link could have the person mailed again and again.
      ensureSecondFactor(who);
      if (!session.isHeld) throw invalid('This session has nothing to confirm');
      const email = countingEmail(account.user);
      if (email === null) throw invalid('There is no address to mail to');
      const userId = account.user.id;
      await startMailCooldown(auth, tx, 'session_confirmation', email);
      const issued = await issueAccessConfirmation(tx, auth.addressKey, {
        userId,
        sessionId: session.id,
        email,
      });
      postAccessConfirmation(auth, tx, { userId, to: email, openedAt: session.createdAt, ...issued });
      auth.log.info({ event: 'session_confirmation_requested', user_id: userId, session_id: session.id });
    },
    HELD_TOO,
  );

/** Whether a session is held, and what was mailed to confirm it. */
export interface AccessConfirmationStatus {
  /** Whether it is held. */
  needed: boolean;
  /** Where the mail goes, in a form that the person recognises and that discloses nothing: `n•••@exemple.fr`. */
  sent_to: string | null;
  /** When the mail that is still valid was asked for. */
  sent_at: string | null;
}

/** @throws AuthError those of `asAuthenticated`. */
export const accessConfirmationStatus = (
  auth: AuthContext,
  authorization: string | undefined,
): Promise<AccessConfirmationStatus> =>
  asAuthenticated(
    auth,
    authorization,
    'ask whether a session is held',
    async (tx, { account, session }) => {
      if (!session.isHeld) return { needed: false, sent_to: null, sent_at: null };
      const sent = await tx.db
        .selectFrom('auth.session_confirmations')
        .select('created_at')
        .where('session_id', '=', session.id)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      const email = countingEmail(account.user);
      return {
        needed: true,
        sent_to: email && masked(email),
        sent_at: sent?.created_at.toISOString() ?? null,
      };
    },
    HELD_TOO,
  );

const masked = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••');
