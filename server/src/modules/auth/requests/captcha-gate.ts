import type { Context } from 'hono';
import { isAdmin } from '../admin/authorize-admin.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { authorizationOf } from './requests.ts';

/**
 * What every endpoint that asks for a captcha calls with the solution of its request.
 * @throws AuthError captcha_failed
 */
export type CaptchaGate = (c: Context, token: string) => Promise<void>;

/** A token of the service stands in for a solution; without a captcha everybody passes. */
export const captchaGate =
  (auth: AuthContext, captcha: Captcha | null): CaptchaGate =>
  async (c, token) => {
    if (captcha === null || (await isAdmin(auth, authorizationOf(c)))) return;
    await captcha.ensureSolved(token);
  };
