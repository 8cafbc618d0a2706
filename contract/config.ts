/** `GET /api/config`: what the web app must know before anybody signs in. Holds no secret. */
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
  /** What the page needs of a captcha of a third party; null for ours and for none. */
  captchaWidget: z.nullable(z.object({ siteKey: z.string(), scriptUrl: z.string() })),
  signup: z.boolean(),
  /** Sign-in providers that are configured here. */
  providers: z.array(z.enum(PROVIDERS)),
  /** Whether a company's own provider is configured: who has an address there signs in through it. */
  companySignIn: z.boolean(),
  assistant: z.object({
    /** `guide`, or the model's name. */
    model: z.string(),
    /** True when the words leave this server to be answered. */
    external: z.boolean(),
  }),
  /** Whether a machine writes down what recordings say. */
  transcription: z.boolean(),
  /** True when recordings leave this server for that. */
  transcriptionExternal: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfig>;
