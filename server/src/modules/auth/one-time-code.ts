import { createHash, randomInt } from 'node:crypto';

/** Marks a hash whose link ends a PKCE flow. */
export const PKCE_PREFIX = 'pkce_';

const CODE_DIGITS = 6;

/** Six random digits. */
export const createCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** What is kept of a code, and what a link carries: hex sha224 of address and code (auth.md, OTP). */
export const hashCode = (email: string, code: string): string =>
  createHash('sha224')
    .update(email + code)
    .digest('hex');

/** False for text that no token is kept under: it is not even asked of the database, which refuses some (NUL). */
export const isTokenHash = (text: string): boolean => /^(?:pkce_)?[0-9a-f]{56}$/.test(text);

/** The hashes under which a typed code may be kept: of an implicit or of a PKCE flow. */
export const hashesOfCode = (email: string, code: string): string[] => {
  const hash = hashCode(email, code);
  return [hash, PKCE_PREFIX + hash];
};
