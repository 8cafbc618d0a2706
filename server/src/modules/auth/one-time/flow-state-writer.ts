import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { type Root, type Standing, standingOf } from '../accounts/standing.ts';
import type { CodeChallenge } from '../foundation/pkce.ts';
import { type ProviderTokens, sealProviderTokens } from '../tokens/provider-tokens.ts';

/** A PKCE flow at the moment in which its auth code comes back. */
export interface FlowState extends CodeChallenge {
  id: string;
  userId: string | null;
  /** AMR method of the session that it leads to. */
  provedBy: string;
  /** What the session will stand on. */
  standing: Standing;
  /** Null unless it led through a provider. */
  sealedProviderTokens: Buffer | null;
  expired: boolean;
}

const AUTH_CODE_SECONDS = 300;
/** No link of ours lives longer than an hour. */
const ABANDONED_AFTER_HOURS = 24;

/** Keeps the challenge of a request until its mail or its provider leads back. Gives the flow's id. */
export const insertFlowState = async (
  tx: SystemTransaction,
  userId: string | null,
  authenticationMethod: string,
  { challenge, method }: CodeChallenge,
): Promise<string> => {
  const id = uuidv7();
  await tx.db
    .insertInto('auth.flow_states')
    .values({
      id,
      user_id: userId,
      authentication_method: authenticationMethod,
      code_challenge: challenge,
      code_challenge_method: method,
    })
    .execute();
  await sweepFlowStates(tx);
  return id;
};

/** Drops the flows that nobody came back to. */
export const sweepFlowStates = async (tx: SystemTransaction): Promise<void> => {
  // [Note: sweeping] in attempt-limits.ts
  await tx.db
    .deleteFrom('auth.flow_states')
    .where('id', 'in', (past) =>
      past
        .selectFrom('auth.flow_states')
        .select('id')
        .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${ABANDONED_AFTER_HOURS})`)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
};

/**
 * The auth code with which the browser that began the flow may end it, within five minutes. A flow through a provider
 * learns only now whose it is, and leaves the provider's tokens for whoever holds the code. What the session will stand
 * on is written down now: the account's row is locked, and its address may be another one when the code is used.
 */
export const issueAuthCode = async (
  tx: SystemTransaction,
  flowStateId: string,
  userId: string,
  root: Root,
  tokens?: ProviderTokens,
): Promise<string> => {
  const code = randomUUID();
  const user = await tx.db
    .selectFrom('auth.users')
    .select(['email', 'proven_email', 'password_by_operator', 'factor_taken_by_operator'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { isHeld, shownEmail } = standingOf(user, root);
  await tx.db
    .updateTable('auth.flow_states')
    .set({
      auth_code_hash: hashAuthCode(code),
      auth_code_issued_at: sql<Date>`now()`,
      is_held: isHeld,
      shown_email: shownEmail,
      ...(tokens && { user_id: userId, sealed_provider_tokens: sealProviderTokens(code, tokens) }),
    })
    .where('id', '=', flowStateId)
    .execute();
  return code;
};

/** The flow of an auth code, locked: of two requests with the same code one finds it, and the other nothing. */
export const lockFlowState = async (
  tx: SystemTransaction,
  authCode: string,
): Promise<FlowState | undefined> => {
  const row = await tx.db
    .selectFrom('auth.flow_states')
    .select(['id', 'user_id', 'authentication_method', 'code_challenge', 'code_challenge_method'])
    .select(['sealed_provider_tokens', 'is_held', 'shown_email'])
    .select(
      sql<boolean>`auth_code_issued_at < now() - make_interval(secs => ${AUTH_CODE_SECONDS})`.as('expired'),
    )
    .where('auth_code_hash', '=', hashAuthCode(authCode))
    .where('code_challenge', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      provedBy: row.authentication_method,
      standing: { isHeld: row.is_held, shownEmail: row.shown_email },
      sealedProviderTokens: row.sealed_provider_tokens,
      challenge: row.code_challenge as string,
      method: row.code_challenge_method as CodeChallenge['method'],
      expired: row.expired,
    }
  );
};

export const deleteFlowState = async (tx: SystemTransaction, id: string): Promise<void> => {
  await tx.db.deleteFrom('auth.flow_states').where('id', '=', id).execute();
};

/** Drops the flows that a person has begun: their auth codes open nothing any more, and no provider is added. */
export const forgetFlowStates = async (tx: SystemTransaction, userId: string): Promise<void> => {
  await tx.db
    .deleteFrom('auth.flow_states')
    .where((is) => is.or([is('user_id', '=', userId), is('linking_target_id', '=', userId)]))
    .execute();
};

const hashAuthCode = (code: string): Buffer => createHash('sha256').update(code.toLowerCase()).digest();
