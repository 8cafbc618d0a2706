/**
 * hCaptcha and Cloudflare Turnstile: the provider is asked whether a solution is right. Both speak the same protocol
 * (docs.hcaptcha.com, "Verify the user response server side"; developers.cloudflare.com/turnstile, "Server-side
 * validation"). The person's network address is not sent: it is optional in both.
 */
import type { RemoteCaptcha } from '../../../config/captcha.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import type { Captcha } from './captcha.ts';
import { captchaAlreadyUsed, captchaRefused, noCaptchaToken } from './captcha-errors.ts';
import { countSolutionOnce } from './solution-writer.ts';

const TIMEOUT_MS = 5_000;
const MAX_TOKEN_CHARACTERS = 8_192;
/** Turnstile accepts a token for five minutes, hCaptcha for two. */
const SOLUTION_MINUTES = 10;

export const createRemoteCaptcha = (database: Database, config: RemoteCaptcha, log: Logger): Captcha => ({
  ensureSolved: async (token) => {
    if (token === '') throw noCaptchaToken();
    if (token.length > MAX_TOKEN_CHARACTERS) throw captchaRefused('the solution is not valid');
    const verdict = await ask(config, token).catch((error: unknown) => {
      log.warn({ event: 'captcha_unreachable', kind: config.kind, err: error });
      return null;
    });
    if (verdict === null) throw captchaRefused('the captcha could not be checked');
    if (!verdict) throw captchaRefused('the solution is not valid or has expired');
    const expiresAt = new Date(Date.now() + SOLUTION_MINUTES * 60_000);
    if (!(await countSolutionOnce(database, token, expiresAt))) throw captchaAlreadyUsed();
  },
});

/** @throws Error when the provider does not answer, or answers in another protocol. */
const ask = async ({ verifyUrl, secret, siteKey }: RemoteCaptcha, token: string): Promise<boolean> => {
  const answer = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, sitekey: siteKey }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The captcha's provider answered ${answer.status}`);
  const { success } = (await answer.json()) as { success?: unknown };
  if (typeof success !== 'boolean') throw new Error("The captcha's provider answered something else");
  return success;
};
