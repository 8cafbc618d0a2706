/** Refresh tokens: 32 random bytes in base64url. Only their SHA-256 is kept. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
/** Of any GoTrue, so that a token of another server is unknown, not malformed. */
const TOKEN = /^[A-Za-z0-9_-]{12,128}$/;

export const createRefreshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const isRefreshToken = (text: string): boolean => TOKEN.test(text);

export const hashRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Seals a child token for whoever holds its parent, and nobody else ([Note: sealed child] in 002-auth.sql). */
export const sealChild = (parent: string, child: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(parent), nonce);
  const sealed = Buffer.concat([cipher.update(child, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/** @throws Error when the child was not sealed for this parent. */
export const openChild = (parent: string, sealed: Buffer): string => {
  const decipher = createDecipheriv(CIPHER, keyOf(parent), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
};

const keyOf = (parent: string): Buffer =>
  Buffer.from(hkdfSync('sha256', parent, '', 'recueil refresh token child', 32));
