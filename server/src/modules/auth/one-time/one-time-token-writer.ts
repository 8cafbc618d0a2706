import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { createRandomToken } from '../foundation/random-token.ts';
import { createCode, hashCode, PKCE_PREFIX } from './one-time-code.ts';

/** What a one-time token proves. A person has at most one of each. The names are GoTrue's. */
export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'reauthentication_token';

/** A token in clear, for the mail that carries it. */
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
  /** An operator was given the token; it was not mailed. */
  by_operator: boolean;
}

export const ONE_TIME_TOKEN_HOURS = 1;
/** People look at an invitation days after it came: they have not asked for it. */
const INVITATION_HOURS = 7 * 24;

/** Links carry another value than the one that is stored, so that nobody who reads the table can follow a link. */
const keptUnder = (tokenHash: string): string => createHash('sha256').update(tokenHash).digest('hex');

/** Replaces the person's token of this type by a new one for `email`. It is mailed, or given to an operator. */
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
  await storeToken(tx, userId, type, {
    token_hash: keptUnder(tokenHash),
    relates_to: email,
    flow_state_id: flowStateId,
    by_operator: byOperator,
    expires_at: inHours(ONE_TIME_TOKEN_HOURS),
  });
  return { code, tokenHash };
};

/**
 * The same for the link of an invitation, which confirms the address. It has no code: six digits that are good for a week could
 * be guessed.
 */
export const issueInvitationToken = async (
  { addressKey }: Pick<AuthContext, 'addressKey'>,
  tx: SystemTransaction,
  userId: string,
  email: string,
): Promise<string> => {
  const tokenHash = hashCode(addressKey, email, createRandomToken());
  await storeToken(tx, userId, 'confirmation_token', {
    token_hash: keptUnder(tokenHash),
    relates_to: email,
    flow_state_id: null,
    by_operator: false,
    expires_at: inHours(INVITATION_HOURS),
  });
  return tokenHash;
};

interface StoredToken {
  token_hash: string;
  relates_to: string;
  flow_state_id: string | null;
  by_operator: boolean;
  expires_at: RawBuilder<Date>;
}

const inHours = (hours: number): RawBuilder<Date> => sql<Date>`now() + make_interval(hours => ${hours})`;

const storeToken = async (
  tx: SystemTransaction,
  userId: string,
  type: OneTimeTokenType,
  token: StoredToken,
): Promise<void> => {
  const fresh = { ...token, created_at: sql<Date>`now()` };
  await tx.db
    .insertInto('auth.one_time_tokens')
    .values({ id: uuidv7(), user_id: userId, token_type: type, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_type']).doUpdateSet(fresh))
    .execute();
};

/** Spends a token by deleting its row. Undefined when there is no such token, or another request has spent it. */
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

/** Deletes all tokens of a person: after a change of address, for example, earlier mails prove nothing. */
export const deleteOneTimeTokensOf = async (tx: SystemTransaction, userId: string): Promise<void> => {
  await tx.db.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute();
};
