import { useState } from 'react';
import { useCooldown } from '#web/features/auth/mails/use-cooldown.ts';
import { useMailFailed } from '#web/features/auth/mails/use-mail-failed.ts';
import { takeMailTicket } from '#web/lib/session/client/mail-ticket.ts';
import { hasCode } from '../security-error.ts';

/** As the server's own cooldown. */
const COOLDOWN_SECONDS = 60;

type MailState =
  | { status: 'idle' | 'pending' }
  | { status: 'sent'; mailTicket: string | null }
  | { status: 'failed'; error: unknown };

/**
 * Sends a mail, and again at most once a minute.
 * @param mail throws when it was not sent.
 */
export const useMailAgain = (mail: () => Promise<void>) => {
  const [state, setState] = useState<MailState>({ status: 'idle' });
  const [times, setTimes] = useState(0);
  const { secondsLeft, begin } = useCooldown();

  /** True once the mail is on its way. */
  const send = async (): Promise<boolean> => {
    setState({ status: 'pending' });
    try {
      await mail();
    } catch (error) {
      setState({ status: 'failed', error });
      if (hasCode(error, 'over_email_send_rate_limit')) begin(COOLDOWN_SECONDS);
      return false;
    }
    setState({ status: 'sent', mailTicket: takeMailTicket() });
    setTimes(times + 1);
    begin(COOLDOWN_SECONDS);
    return true;
  };

  const isUnsent = useMailFailed(state.status === 'sent' ? state.mailTicket : null);
  return { state, times, send, secondsLeft, isUnsent };
};
export type MailAgain = ReturnType<typeof useMailAgain>;
