import { useState } from 'react';
import { auth } from '#web/lib/session/auth.ts';
import { takeMailTicket } from '#web/lib/session/client/mail-ticket.ts';
import { type AuthErrorCode, authErrorCode } from '../auth-error.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { returnUrl } from '../return-url.ts';
import { useCooldown } from './use-cooldown.ts';

/** As the server's own cooldown. */
const COOLDOWN_SECONDS = 60;

type ResendState =
  | { status: 'idle' | 'pending' }
  | { status: 'sent'; mailTicket: string | null }
  | { status: 'failed'; code: AuthErrorCode | 'captcha' | null };

/** Sends the confirmation mail again, at most once a minute; the captcha is solved when it is asked for. */
export const useResend = () => {
  const captcha = useCaptcha();
  const [state, setState] = useState<ResendState>({ status: 'idle' });
  const { secondsLeft, begin } = useCooldown();

  /** True once the mail is on its way. */
  const send = async (email: string): Promise<boolean> => {
    setState({ status: 'pending' });
    const captchaToken = await captcha.getToken();
    if (captchaToken === null) {
      setState({ status: 'failed', code: captcha.isAway() ? 'network' : 'captcha' });
      return false;
    }
    try {
      const { error } = await (await auth()).resend({
        type: 'signup',
        email,
        options: {
          emailRedirectTo: returnUrl('/email-confirmed'),
          ...(captchaToken !== undefined && { captchaToken }),
        },
      });
      if (error !== null) throw error;
      setState({ status: 'sent', mailTicket: takeMailTicket() });
      begin(COOLDOWN_SECONDS);
      return true;
    } catch (error) {
      const code = authErrorCode(error);
      setState({ status: 'failed', code });
      if (code === 'over_email_send_rate_limit') begin(COOLDOWN_SECONDS);
      return false;
    } finally {
      // A token is good for one request.
      captcha.reset();
    }
  };

  return { state, send, secondsLeft, captcha };
};
export type Resend = ReturnType<typeof useResend>;
