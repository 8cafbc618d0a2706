import { createHmac } from 'node:crypto';

/**
 * The PKCE verifier and the nonce of a flow towards the provider, made of its state: nothing of them is stored, and who
 * reads the database cannot redeem a code that was caught on its way.
 */
export const flowSecrets = (key: Buffer, state: string): { codeVerifier: string; nonce: string } => ({
  codeVerifier: derive(key, `provider-verifier/${state}`),
  nonce: derive(key, `provider-nonce/${state}`),
});

const derive = (key: Buffer, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('base64url');
