import { AuthError } from '../foundation/errors.ts';

/** GoTrue's refusal, with the reason. */
export const captchaRefused = (reason: string): AuthError =>
  new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);

export const noCaptchaToken = (): AuthError => captchaRefused('no captcha_token found in request');
export const captchaAlreadyUsed = (): AuthError => captchaRefused('the solution was already used');
