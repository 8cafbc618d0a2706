/** Codes for whoever lost their second factor: 60 random bits in Crockford's base32, in three groups of four. */
import { createHash, randomInt } from 'node:crypto';

/** Without I, L, O and U, which are read as others or as words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 10;
const GROUPS = 3;
const GROUP_CHARACTERS = 4;

const createRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

export const createRecoveryCodes = (): string[] => Array.from({ length: CODES }, createRecoveryCode);

/** As typed by hand from paper: any case, with or without dashes and spaces, with letters for look-alike digits. */
const normalised = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** What is kept of a code: nothing can be guessed from it, so a plain hash is enough. */
export const hashRecoveryCode = (typed: string): Buffer =>
  createHash('sha256').update(normalised(typed)).digest();
