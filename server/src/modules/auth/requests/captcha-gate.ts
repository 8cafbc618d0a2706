import type { Context } from 'hono';
import { isAdmin } from '../admin/authorize-admin.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { authorizationOf } from './requests.ts';

/**
 * Checks the captcha solution of a request.
 * @throws AuthError captcha_failed
 */
export type CaptchaGate = (c: Context, token: string) => Promise<void>;

/** A token of the service is accepted instead of a solution. Without a captcha every request passes. */
export const captchaGate =
  (auth: AuthContext, captcha: Captcha | null): CaptchaGate =>
  async (c, token) => {
    if (captcha === null || (await isAdmin(auth, authorizationOf(c)))) return;
    await captcha.ensureSolved(token);
  };
