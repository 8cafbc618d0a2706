import type { Letter } from '../../../platform/mail/letter.ts';
import { invite } from '../admin/invite.ts';
import type { AuthContext } from '../context/auth-context.ts';

/**
 * Invites a person and waits for the mail, because a command may end only when the mail has been sent.
 * @throws AuthError validation_failed, email_exists; Error when the mail could not be sent.
 */
export const inviteAccount = async (auth: AuthContext, email: string): Promise<void> => {
  const sending: Promise<void>[] = [];
  const send = (letter: Letter): Promise<void> => {
    const sent = auth.mailer.send(letter);
    sending.push(sent);
    return sent;
  };
  await invite({ ...auth, mailer: { ...auth.mailer, send } }, { email, data: null }, null);
  try {
    await Promise.all(sending);
  } catch (error) {
    // The mail server's answer may name the person.
    throw new Error('The account is there, but its mail could not be sent. Invite again later.', {
      cause: error,
    });
  }
};
