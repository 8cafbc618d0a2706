import { auth } from '#web/lib/session/auth.ts';
import { setRemembered } from '#web/lib/session/kept/remember.ts';
import { session } from '#web/lib/session/session.ts';
import { type AuthErrorCode, authErrorCode, unknownErrorMessage } from '../auth-error.ts';

interface SignInValues {
  email: string;
  password: string;
  /** 'Se souvenir de moi': where the session is kept from now on. */
  remember: boolean;
}

/** What to show: the text of `code`; for what has none the server's own words, or else the spec's fall-back (8). */
export interface SignInFailure {
  code: AuthErrorCode | null;
  /** What the server says of an error that we have no text for; null when it says nothing. */
  message: string | null;
  /** `fallback` for an error of the server, `unknown` for anything that broke on the way (spec.md, 8). */
  fallback: 'fallback' | 'unknown';
}

/** Signs in; null when it worked. */
export const signIn = async (
  { email, password, remember }: SignInValues,
  captchaToken: string | null,
): Promise<SignInFailure | null> => {
  setRemembered(remember);
  try {
    const { error } = await (await auth()).signInWithPassword({
      email,
      password,
      ...(captchaToken !== null && { options: { captchaToken } }),
    });
    if (error !== null) return { ...told(error), fallback: 'fallback' };
    session.forgetLink();
    return null;
  } catch (error) {
    return { ...told(error), fallback: 'unknown' };
  }
};

const told = (error: unknown): Pick<SignInFailure, 'code' | 'message'> => {
  const message = unknownErrorMessage(error);
  return { code: message === null ? authErrorCode(error) : null, message };
};
