/** An account as the database holds it. */
import type { Selectable } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthIdentities, AuthMfaFactors, AuthUsers } from '../../../platform/database/schema.ts';

export type UserRow = Selectable<AuthUsers>;
export type IdentityRow = Selectable<AuthIdentities>;
export type FactorRow = Selectable<AuthMfaFactors>;

export interface Account {
  user: UserRow;
  identities: IdentityRow[];
  /** Second factors, also those that are not verified yet. */
  factors: FactorRow[];
}

/** What a reader needs of a transaction. */
export type Queries = Pick<SystemTransaction, 'db'>;

export const isBanned = (user: UserRow, now = new Date()): boolean =>
  user.banned_until !== null && user.banned_until > now;

/** Whether the person is asked for a second factor. */
export const hasVerifiedFactor = (factors: readonly FactorRow[]): boolean =>
  factors.some(({ status }) => status === 'verified');
