import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Marks a hash whose link ends a PKCE flow. */
export const PKCE_PREFIX = 'pkce_';

const CODE_DIGITS = 6;
/** 132 bits. */
const PROOF_CHARACTERS = 22;

/** Six random digits. */
export const createCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * What is kept of a code, and what a link carries: hex sha224 of address and code (auth.md, OTP), under a key of the
 * servers. Without the key it would be one of a million for a known address, like the code, and guesses of it name no
 * address that they could be counted against.
 */
export const hashCode = (key: Buffer, email: string, code: string): string =>
  createHmac('sha224', key).update(`one-time-code/${email}/${code}`).digest('hex');

/** False for text that no token is kept under: it is not even asked of the database, which refuses some (NUL). */
export const isTokenHash = (text: string): boolean => /^(?:pkce_)?[0-9a-f]{56}$/.test(text);

/** The hashes under which a typed code may be kept: of an implicit or of a PKCE flow. */
export const hashesOfCode = (key: Buffer, email: string, code: string): string[] => {
  const hash = hashCode(key, email, code);
  return [hash, PKCE_PREFIX + hash];
};

/** What a mailed link carries beside its hash, to show that it was mailed: an operator may be given a hash too. */
export const linkProof = (key: Buffer, tokenHash: string): string =>
  createHmac('sha256', key).update(`mailed-link/${tokenHash}`).digest('base64url').slice(0, PROOF_CHARACTERS);

export const isLinkProof = (key: Buffer, tokenHash: string, shown: string): boolean => {
  const [right, given] = [Buffer.from(linkProof(key, tokenHash)), Buffer.from(shown)];
  return right.length === given.length && timingSafeEqual(right, given);
};
