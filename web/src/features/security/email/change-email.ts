import type { User } from '@supabase/auth-js';
import { HOUR_MS } from '#contract/common/durations.ts';
import { returnUrl } from '#web/features/auth/return-url.ts';
import { takeMailTicket } from '#web/lib/session/client/mail-ticket.ts';
import { auth } from '#web/lib/session/session.ts';

/** As long as the server's one-time codes live. */
const LINKS_LAST_MS = 1 * HOUR_MS;

/** A change of address that both addresses have not confirmed yet. */
export interface PendingChange {
  next: string;
  /** The links of its mails work no more. */
  isExpired: boolean;
}

/** The change that is under way; null when there is none. */
export const pendingChangeOf = (
  { new_email, email_change_sent_at }: Pick<User, 'new_email' | 'email_change_sent_at'>,
  now = Date.now(),
): PendingChange | null => {
  if (!new_email) return null;
  const sentAt = Date.parse(email_change_sent_at ?? '');
  return { next: new_email, isExpired: now - sentAt > LINKS_LAST_MS };
};

/**
 * Asks for another address: a mail goes to the present one and one to the new one. Gives the account as it is now, and
 * the ticket of the mails.
 * @throws an error of auth-js, or what broke on the way.
 */
export const requestEmailChange = async (
  email: string,
): Promise<{ account: User; mailTicket: string | null }> => {
  const { data, error } = await (await auth()).updateUser(
    { email },
    { emailRedirectTo: returnUrl('/auth/email-change') },
  );
  if (error !== null) throw error;
  return { account: data.user, mailTicket: takeMailTicket() };
};

/**
 * Mails both links again.
 * @param email the present address.
 * @throws an error of auth-js, or what broke on the way.
 */
export const mailEmailChangeAgain = async (
  email: string,
  captchaToken: string | undefined,
): Promise<void> => {
  const { error } = await (await auth()).resend({
    type: 'email_change',
    email,
    options: {
      emailRedirectTo: returnUrl('/auth/email-change'),
      ...(captchaToken !== undefined && { captchaToken }),
    },
  });
  if (error !== null) throw error;
};
