import { createHmac } from 'node:crypto';

/**
 * The PKCE verifier and the nonce of a flow at the provider, derived from its state. They are not stored, so that
 * nobody who reads the database can redeem an intercepted code.
 */
export const flowSecrets = (key: Buffer, state: string): { codeVerifier: string; nonce: string } => ({
  codeVerifier: derive(key, `provider-verifier/${state}`),
  nonce: derive(key, `provider-nonce/${state}`),
});

const derive = (key: Buffer, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('base64url');
