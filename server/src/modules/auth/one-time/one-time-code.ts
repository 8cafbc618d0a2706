import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Marks a hash whose link ends a PKCE flow. */
export const PKCE_PREFIX = 'pkce_';

const CODE_DIGITS = 6;
/** 132 bits. */
const PROOF_CHARACTERS = 22;

/** Six random digits. */
export const createCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * The hash of a code, which its link carries: hex sha224 of address and code (auth.md, OTP), under a key of the
 * servers. Without the key it would be as easy to guess as the code, and a guessed hash names no address to count it
 * against.
 */
export const hashCode = (key: Buffer, email: string, code: string): string =>
  createHmac('sha224', key).update(`one-time-code/${email}/${code}`).digest('hex');

/** False for text that cannot be a token hash, so that the database, which refuses some text (NUL), is not asked. */
export const isTokenHash = (text: string): boolean => /^(?:pkce_)?[0-9a-f]{56}$/.test(text);

/** The possible hashes of a typed code: of an implicit flow and of a PKCE flow. */
export const hashesOfCode = (key: Buffer, email: string, code: string): string[] => {
  const hash = hashCode(key, email, code);
  return [hash, PKCE_PREFIX + hash];
};

/** The proof in a link that it was mailed. An operator may be given a hash, but not this. */
export const linkProof = (key: Buffer, tokenHash: string): string =>
  createHmac('sha256', key).update(`mailed-link/${tokenHash}`).digest('base64url').slice(0, PROOF_CHARACTERS);

export const isLinkProof = (key: Buffer, tokenHash: string, shown: string): boolean => {
  const [right, given] = [Buffer.from(linkProof(key, tokenHash)), Buffer.from(shown)];
  return right.length === given.length && timingSafeEqual(right, given);
};
