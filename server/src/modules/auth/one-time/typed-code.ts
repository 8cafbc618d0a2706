import type { Attempt } from '../limits/attempt-limits.ts';
import type { OneTimeTokenType } from './one-time-token-writer.ts';

/** The six digits of a mail, as a person typed them. */
export interface TypedCode {
  /** The address that they were mailed to, in its stored form. */
  email: string;
  code: string;
  /** The network of the client. */
  network: string;
}

/** The two mails of a change of address are counted together, because an attempt does not say which it is for. */
const FAMILIES: Record<OneTimeTokenType, string> = {
  confirmation_token: 'confirmation',
  recovery_token: 'recovery',
  email_change_token_current: 'email_change',
  email_change_token_new: 'email_change',
  reauthentication_token: 'reauthentication',
};

/**
 * What a typed code is counted against: the address with each kind of mail that the code could belong to, whether or
 * not anything was mailed, and the network. Always in the same order, so that two requests never wait for each other.
 */
export const attemptsOfCode = (types: OneTimeTokenType[], { email, network }: TypedCode): Attempt[] => [
  ...[...new Set(types.map((type) => FAMILIES[type]))]
    .sort()
    .map((family) => ['code', `${family}/${email}`] as const),
  ['code-network', network],
];

/** Removes the spaces and dashes that mail programs and authenticators show between digits. */
export const typedDigits = (typed: string): string => typed.replace(/[\s-]/g, '');
