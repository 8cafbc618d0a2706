/** Random tokens for links and headers. They have 256 bits and cannot be guessed, so a plain hash of them is stored. */
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

export const createRandomToken = (): string => randomBytes(BYTES).toString('base64url');

/** False for text that cannot be a token, so that the database need not be asked. */
export const isRandomToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const hashRandomToken = (token: string): Buffer => createHash('sha256').update(token).digest();
