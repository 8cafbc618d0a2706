/** Random tokens that a link or a header carries. Nobody guesses 256 bits, so a plain hash is what is kept of them. */
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

export const createRandomToken = (): string => randomBytes(BYTES).toString('base64url');

/** False for text that no token is kept under: the database need not be asked for it. */
export const isRandomToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const hashRandomToken = (token: string): Buffer => createHash('sha256').update(token).digest();
