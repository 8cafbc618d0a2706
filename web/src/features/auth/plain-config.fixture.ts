import type { PublicConfig } from '#contract/config.ts';

/** What a server answers that has neither captcha nor providers. */
export const PLAIN_CONFIG: PublicConfig = {
  productName: 'Recueil',
  productSlug: 'recueil',
  captcha: 'off',
  captchaWidget: null,
  signup: true,
  providers: [],
  companySignIn: false,
  supportEmail: null,
  assistant: { model: 'guide', external: false },
  transcription: false,
  transcriptionExternal: false,
};
