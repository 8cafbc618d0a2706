/** `GET /api/config`: what the web app must know before sign-in. It holds no secret. */
import * as z from 'zod/mini';

export const CAPTCHA_KINDS = ['altcha', 'hcaptcha', 'turnstile', 'off'] as const;

/** Providers that have a button of their own, by GoTrue's names. */
export const PROVIDERS = ['google', 'apple', 'azure'] as const;

export const publicConfig = z.object({
  /** The `{product}` of every text. */
  productName: z.string(),
  /** Its slug: the session is stored under `{slug}-auth-token`. */
  productSlug: z.string(),
  captcha: z.enum(CAPTCHA_KINDS),
  /** What the page needs for a third party's captcha; null for our own and for none. */
  captchaWidget: z.nullable(z.object({ siteKey: z.string(), scriptUrl: z.string() })),
  signup: z.boolean(),
  /** Whom somebody who cannot sign in may write to; null where the operator gave no address. */
  supportEmail: z.nullable(z.string()),
  /** Sign-in providers that are configured here. */
  providers: z.array(z.enum(PROVIDERS)),
  /** Whether a company's own provider is configured: people with an address there sign in through it. */
  companySignIn: z.boolean(),
  assistant: z.object({
    /** `guide`, or the model's name. */
    model: z.string(),
    /** True when the messages leave this server to be answered. */
    external: z.boolean(),
  }),
  /** Whether a machine transcribes recordings. */
  transcription: z.boolean(),
  /** True when recordings leave this server for that. */
  transcriptionExternal: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfig>;
