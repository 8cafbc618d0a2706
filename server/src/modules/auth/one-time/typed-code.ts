import type { Attempt } from '../limits/attempt-limits.ts';
import type { OneTimeTokenType } from './one-time-token-writer.ts';

/** Six digits of a mail, as somebody typed them. */
export interface TypedCode {
  /** The address that they were mailed to, as it is kept. */
  email: string;
  code: string;
  /** Where they were typed. */
  network: string;
}

/** The two mails of a change of address count together: an attempt says not which of them it means. */
const FAMILIES: Record<OneTimeTokenType, string> = {
  confirmation_token: 'confirmation',
  recovery_token: 'recovery',
  email_change_token_current: 'email_change',
  email_change_token_new: 'email_change',
  reauthentication_token: 'reauthentication',
};

/**
 * What typing a code is counted against: the address with each kind of mail that the code could be of, whether or not
 * anything was mailed there, and the network. Always in one order: two requests never wait for each other.
 */
export const attemptsOfCode = (types: OneTimeTokenType[], { email, network }: TypedCode): Attempt[] => [
  ...[...new Set(types.map((type) => FAMILIES[type]))]
    .sort()
    .map((family) => ['code', `${family}/${email}`] as const),
  ['code-network', network],
];

/** Without the spaces and dashes that mail programs and authenticators show between digits, and people copy. */
export const typedDigits = (typed: string): string => typed.replace(/[\s-]/g, '');
