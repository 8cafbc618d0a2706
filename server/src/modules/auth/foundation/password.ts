/** Passwords: the rules of the contract in GoTrue's words, and Argon2id. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { brokenPasswordRules } from '#contract/account/auth.ts';
import { PASSWORD_MAX_BYTES } from '#contract/common/limits.ts';
import type { PasswordHashing } from '../../../config/config.ts';
import { AuthError, invalid, type WeakPasswordReason } from './errors.ts';

/** What one hash costs: memory in KiB, and passes over it. */
type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/**
 * `full` uses the memory and passes of RFC 9106's second recommended option, in one lane, because many people share the
 * cores of the server. `cheap` protects nothing; config.ts allows it only without a public address.
 */
const COSTS: Record<PasswordHashing, PasswordCost> = {
  full: { memoryCost: 65_536, timeCost: 3, parallelism: 1 },
  cheap: { memoryCost: 64, timeCost: 1, parallelism: 1 },
};

const TOO_PLAIN =
  'Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ' +
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.';

/** @throws AuthError weak_password with its reasons, or validation_failed when it is too long. */
export const ensureStrongPassword = (password: string, minCharacters: number): void => {
  const broken = brokenPasswordRules(password, minCharacters);
  if (broken.includes('bytes')) {
    throw invalid(`Password cannot be longer than ${PASSWORD_MAX_BYTES} characters`);
  }
  const tooShort = broken.includes('length');
  const tooPlain = broken.some((rule) => rule !== 'length');
  if (!tooShort && !tooPlain) return;
  const weakPasswordReasons: WeakPasswordReason[] = [
    ...(tooShort ? (['length'] as const) : []),
    ...(tooPlain ? (['characters'] as const) : []),
  ];
  const message = [
    ...(tooShort ? [`Password should be at least ${minCharacters} characters.`] : []),
    ...(tooPlain ? [TOO_PLAIN] : []),
  ].join(' ');
  throw new AuthError(422, 'weak_password', message, { weakPasswordReasons });
};

/** In PHC form. The text is normalised, because keyboards encode the same password differently. */
const hashPassword = (password: string, cost: PasswordCost): Promise<string> =>
  hash(password.normalize('NFKC'), cost);

/** Checks passwords in the same time whether or not a password is stored. */
export interface PasswordChecker {
  /** The hash of a new password; costs as much as one `matches`. */
  hash(password: string): Promise<string>;
  /** `stored` is null for an unknown account, and for an account without a password. */
  matches(password: string, stored: string | null): Promise<boolean>;
}

/** Hashes a random password once, to compare with when no password is stored. */
export const createPasswordChecker = async (
  hashing: PasswordHashing,
  compare: typeof verify = verify,
): Promise<PasswordChecker> => {
  const cost = COSTS[hashing];
  const dummy = await hashPassword(randomBytes(32).toString('base64'), cost);
  return {
    hash: (password) => hashPassword(password, cost),
    matches: async (password, stored) => {
      // No stored password is longer, so hashing this one would only cost time.
      const typed = Buffer.byteLength(password) > PASSWORD_MAX_BYTES ? '' : password.normalize('NFKC');
      const equal = await compare(stored ?? dummy, typed);
      return equal && stored !== null;
    },
  };
};
