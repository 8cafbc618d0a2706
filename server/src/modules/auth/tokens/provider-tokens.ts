import { openAsHolder, sealForHolder } from './seal-for-holder.ts';

/** The provider's own tokens, which the answer to a sign-in carries once (auth.md, Session). */
export interface ProviderTokens {
  provider_token?: string;
  provider_refresh_token?: string;
}

const PURPOSE = 'recueil provider tokens';

/** Seals them for the browser that ends the flow with this auth code. */
export const sealProviderTokens = (authCode: string, tokens: ProviderTokens): Buffer =>
  sealForHolder(authCode.toLowerCase(), PURPOSE, JSON.stringify(tokens));

/** @throws Error when they were not sealed for this auth code. */
export const openProviderTokens = (authCode: string, sealed: Buffer): ProviderTokens =>
  JSON.parse(openAsHolder(authCode.toLowerCase(), PURPOSE, sealed)) as ProviderTokens;
