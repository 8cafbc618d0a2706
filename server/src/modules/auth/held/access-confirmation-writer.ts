/** The code and the link that confirm a held session. Each session has one of each, valid for an hour. */
import { createHmac } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthSessionConfirmations } from '../../../platform/database/schema.ts';
import { createRandomToken, hashRandomToken, isRandomToken } from '../foundation/random-token.ts';
import { createCode } from '../one-time/one-time-code.ts';
import { ONE_TIME_TOKEN_HOURS } from '../one-time/one-time-token-writer.ts';

export interface IssuedAccessConfirmation {
  /** Six digits, to be typed in the session. */
  code: string;
  /** What the link carries. */
  token: string;
}

export type AccessConfirmationRow = Pick<
  Selectable<AuthSessionConfirmations>,
  'session_id' | 'user_id' | 'relates_to'
>;

const hashCode = (key: Buffer, sessionId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`confirmation/${sessionId}/${code}`).digest();

/** Replaces the code and link that were mailed for the session before. */
export const issueAccessConfirmation = async (
  tx: SystemTransaction,
  key: Buffer,
  { userId, sessionId, email }: { userId: string; sessionId: string; email: string },
): Promise<IssuedAccessConfirmation> => {
  const [code, token] = [createCode(), createRandomToken()];
  const fresh = {
    relates_to: email,
    code_hash: hashCode(key, sessionId, code),
    token_hash: hashRandomToken(token),
    failed_attempts: 0,
    expires_at: sql<Date>`now() + make_interval(hours => ${ONE_TIME_TOKEN_HOURS})`,
    created_at: sql<Date>`now()`,
  };
  await tx.db
    .insertInto('auth.session_confirmations')
    .values({ session_id: sessionId, user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(fresh))
    .execute();
  return { code, token };
};

/** Spends the code of a session. Undefined when the code is wrong, which is counted, or after too many wrong codes. */
export const spendCode = async (
  tx: SystemTransaction,
  key: Buffer,
  sessionId: string,
  { code, maxWrong }: { code: string; maxWrong: number },
): Promise<AccessConfirmationRow | undefined> => {
  const spent = await tx.db
    .deleteFrom('auth.session_confirmations')
    .where('session_id', '=', sessionId)
    .where('code_hash', '=', hashCode(key, sessionId, code))
    .where('failed_attempts', '<', maxWrong)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['session_id', 'user_id', 'relates_to'])
    .executeTakeFirst();
  if (spent) return spent;
  await tx.db
    .updateTable('auth.session_confirmations')
    .set((eb) => ({ failed_attempts: eb('failed_attempts', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('failed_attempts', '<', maxWrong)
    .execute();
  return undefined;
};

/** Spends the token of a link. It has 256 bits, so wrong ones need not be counted. */
export const spendLink = async (
  tx: SystemTransaction,
  token: string,
): Promise<AccessConfirmationRow | undefined> =>
  isRandomToken(token)
    ? await tx.db
        .deleteFrom('auth.session_confirmations')
        .where('token_hash', '=', hashRandomToken(token))
        .where('expires_at', '>', sql<Date>`now()`)
        .returning(['session_id', 'user_id', 'relates_to'])
        .executeTakeFirst()
    : undefined;
