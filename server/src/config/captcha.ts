/** The captcha of sign-up, sign-in and mails. */
import * as z from 'zod';

const address = z.url({ protocol: /^https?$/ }).optional();

export const captchaEnvironment = {
  RECUEIL_CAPTCHA: z.enum(['altcha', 'hcaptcha', 'turnstile', 'off']).default('altcha'),
  RECUEIL_CAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECUEIL_CAPTCHA_SECRET: z.string().min(1).optional(),
  RECUEIL_CAPTCHA_SCRIPT_URL: address,
  RECUEIL_CAPTCHA_VERIFY_URL: address,
};

/** A captcha of a third party. */
export interface RemoteCaptcha {
  kind: 'hcaptcha' | 'turnstile';
  siteKey: string;
  secret: string;
  /** The script that the page loads. */
  scriptUrl: string;
  /** The endpoint at which the server verifies a solution. */
  verifyUrl: string;
}

export type CaptchaConfig = { kind: 'off' } | { kind: 'altcha' } | RemoteCaptcha;

/** Addresses by the documentation of hCaptcha and of Cloudflare Turnstile. */
const ADDRESSES = {
  hcaptcha: {
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
  },
  turnstile: {
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
} as const;

type CaptchaEnvironment = z.output<z.ZodObject<typeof captchaEnvironment>>;

export const captchaFrom = (
  env: CaptchaEnvironment,
  missing: (name: string, becauseOf: string) => never,
): CaptchaConfig => {
  const kind = env.RECUEIL_CAPTCHA;
  if (kind === 'off' || kind === 'altcha') return { kind };
  const becauseOf = `RECUEIL_CAPTCHA=${kind}`;
  return {
    kind,
    siteKey: env.RECUEIL_CAPTCHA_SITE_KEY ?? missing('RECUEIL_CAPTCHA_SITE_KEY', becauseOf),
    secret: env.RECUEIL_CAPTCHA_SECRET ?? missing('RECUEIL_CAPTCHA_SECRET', becauseOf),
    scriptUrl: env.RECUEIL_CAPTCHA_SCRIPT_URL ?? ADDRESSES[kind].scriptUrl,
    verifyUrl: env.RECUEIL_CAPTCHA_VERIFY_URL ?? ADDRESSES[kind].verifyUrl,
  };
};
