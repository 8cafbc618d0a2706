import { auth } from '#web/lib/session/auth.ts';
import { takeMailTicket } from '#web/lib/session/client/mail-ticket.ts';
import { setRemembered } from '#web/lib/session/kept/remember.ts';
import { type AuthErrorCode, authErrorCode } from '../auth-error.ts';
import { returnUrl } from '../return-url.ts';
import { type SignUpValues, signUpMetadata } from './sign-up-schema.ts';

/**
 * `confirm`: a mail is on its way, also where the address has an account. `signed-in`: this server asks for no confirmation. `exists`: the address is taken, and this server says so (account disclosure). `unexpected`: no user came back. Otherwise an error with a code of its own.
 */
export type SignUpOutcome =
  | { kind: 'confirm'; mailTicket: string | null }
  | { kind: 'signed-in' | 'exists' | 'unexpected' }
  | { kind: 'refused'; code: AuthErrorCode };

/** Creates the account (spec.md, 8, Sign-up). Never throws. */
export const signUp = async (values: SignUpValues, captchaToken: string | null): Promise<SignUpOutcome> => {
  // Where no mail has to confirm, this opens a session, and nobody was asked whether to be remembered.
  setRemembered(false);
  try {
    const { data, error } = await (await auth()).signUp({
      email: values.email,
      password: values.password,
      options: {
        data: signUpMetadata(values),
        emailRedirectTo: returnUrl('/email-confirmed'),
        ...(captchaToken !== null && { captchaToken }),
      },
    });
    if (error !== null) throw error;
    if (data.session !== null) return { kind: 'signed-in' };
    if (data.user === null) return { kind: 'unexpected' };
    if (data.user.identities?.length === 0) return { kind: 'exists' };
    return { kind: 'confirm', mailTicket: takeMailTicket() };
  } catch (error) {
    const code = authErrorCode(error);
    return code === null ? { kind: 'unexpected' } : { kind: 'refused', code };
  }
};
