/** What a visit begins with: what the server says of itself, and who was signed in. */
import type { PublicConfig } from '#contract/config.ts';

export const config: PublicConfig = {
  productName: 'Appui',
  productSlug: 'appui',
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

export const user = {
  id: '01980000-0000-7000-8000-000000000001',
  email: 'anna@recueil.test',
  user_metadata: {},
  app_metadata: {},
};
