import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { createCode, hashCode, PKCE_PREFIX } from './one-time-code.ts';

/** What a one-time token proves; a person has one of each at most. Names are GoTrue's. */
export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'reauthentication_token';

/** A token in clear, for the one mail that carries it. */
export interface IssuedToken {
  /** Six digits, to be typed. */
  code: string;
  /** What the link carries. */
  tokenHash: string;
}

/** A token that has just been used up. */
export interface UsedToken {
  user_id: string;
  token_type: string;
  relates_to: string;
  flow_state_id: string | null;
  /** An operator was given it in clear; nobody was mailed it. */
  by_operator: boolean;
}

export const ONE_TIME_TOKEN_HOURS = 1;

/** What a link carries is not what is kept: who reads the table cannot follow a link. */
const keptUnder = (tokenHash: string): string => createHash('sha256').update(tokenHash).digest('hex');

/** Replaces the person's token of this type by a new one for `email`, which is mailed, or given to an operator. */
export const issueOneTimeToken = async (
  { addressKey }: Pick<AuthContext, 'addressKey'>,
  tx: SystemTransaction,
  userId: string,
  type: OneTimeTokenType,
  email: string,
  flowStateId: string | null = null,
  byOperator = false,
): Promise<IssuedToken> => {
  const code = createCode();
  const tokenHash = (flowStateId ? PKCE_PREFIX : '') + hashCode(addressKey, email, code);
  const fresh = {
    token_hash: keptUnder(tokenHash),
    relates_to: email,
    flow_state_id: flowStateId,
    by_operator: byOperator,
    expires_at: sql<Date>`now() + make_interval(hours => ${ONE_TIME_TOKEN_HOURS})`,
    created_at: sql<Date>`now()`,
  };
  await tx.db
    .insertInto('auth.one_time_tokens')
    .values({ id: uuidv7(), user_id: userId, token_type: type, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_type']).doUpdateSet(fresh))
    .execute();
  return { code, tokenHash };
};

/** Spends a token: whoever deletes the row has spent it, and nobody after. Undefined when there is no such token. */
export const spendOneTimeToken = async (
  tx: SystemTransaction,
  types: OneTimeTokenType[],
  hashes: string[],
): Promise<UsedToken | undefined> =>
  await tx.db
    .deleteFrom('auth.one_time_tokens')
    .where('token_type', 'in', types)
    .where('token_hash', 'in', hashes.map(keptUnder))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'token_type', 'relates_to', 'flow_state_id', 'by_operator'])
    .executeTakeFirst();

/** The same, without using it up. */
export const findOneTimeToken = async (
  tx: SystemTransaction,
  types: OneTimeTokenType[],
  hashes: string[],
): Promise<Pick<UsedToken, 'user_id'> | undefined> =>
  await tx.db
    .selectFrom('auth.one_time_tokens')
    .select('user_id')
    .where('token_type', 'in', types)
    .where('token_hash', 'in', hashes.map(keptUnder))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** After a change of address nothing that was mailed to the old one may prove anything any more. */
export const forgetOneTimeTokens = async (tx: SystemTransaction, userId: string): Promise<void> => {
  await tx.db.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute();
};
