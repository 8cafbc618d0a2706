/** Recovery codes for a lost second factor: 60 random bits in Crockford's base32, in three groups of four. */
import { createHash, randomInt } from 'node:crypto';

/** Without I, L and O, which look like digits, and U, which makes words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 10;
const GROUPS = 3;
const GROUP_CHARACTERS = 4;

const createRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

export const createRecoveryCodes = (): string[] => Array.from({ length: CODES }, createRecoveryCode);

/** Reads a code as people type it: any case, with or without dashes and spaces, with letters for similar digits. */
const normalised = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** What is stored of a code. The code has too many possible values to be guessed, so a plain hash is enough. */
export const hashRecoveryCode = (typed: string): Buffer =>
  createHash('sha256').update(normalised(typed)).digest();
