import { PROVIDERS, type PublicConfig } from '#contract/config.ts';
import type { Config } from '../config/config.ts';
import type { AssistantModel } from '../platform/models/models.ts';

/** What anybody may know of the settings, and the web app needs. */
export const publicConfigFrom = (
  { productName, productSlug, captcha, signup, providers, help, transcription }: Config,
  assistant: Pick<AssistantModel, 'name' | 'external'>,
): PublicConfig => ({
  productName,
  productSlug,
  captcha: captcha.kind,
  captchaWidget: 'siteKey' in captcha ? { siteKey: captcha.siteKey, scriptUrl: captcha.scriptUrl } : null,
  signup,
  providers: PROVIDERS.filter((provider) => providers[provider] !== null),
  companySignIn: providers.sso !== null,
  supportEmail: help.supportEmail,
  assistant: { model: assistant.name, external: assistant.external },
  transcription: transcription.kind !== 'off',
  transcriptionExternal: transcription.kind !== 'off' && !transcription.isLocal,
});
