import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { type HeldState, heldStateOf, type OpenedBy } from '../accounts/held-state.ts';
import type { CodeChallenge } from '../foundation/pkce.ts';
import { type ProviderTokens, sealProviderTokens } from '../tokens/provider-tokens.ts';

/** A PKCE flow whose auth code has come back. */
export interface FlowState extends CodeChallenge {
  id: string;
  userId: string | null;
  /** The AMR method of the session that it opens. */
  provedBy: string;
  /** Whether the session that it opens is held. */
  heldState: HeldState;
  /** Null unless the flow went through a provider. */
  sealedProviderTokens: Buffer | null;
  expired: boolean;
}

const AUTH_CODE_SECONDS = 300;
/** Longer than any of our links is valid. */
const ABANDONED_AFTER_HOURS = 24;

/**
 * Stores the challenge of a request until the person comes back from the mail or the provider. Returns the flow's id.
 */
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

/** Deletes abandoned flows. */
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
 * Issues the auth code with which the browser that began the flow can end it, within five minutes. For a flow through a
 * provider the account is stored only now, and the provider's tokens with it. Whether the session is held is decided
 * now, while the account's row is locked, because its address may change before the code is used.
 */
export const issueAuthCode = async (
  tx: SystemTransaction,
  flowStateId: string,
  userId: string,
  openedBy: OpenedBy,
  tokens?: ProviderTokens,
): Promise<string> => {
  const code = randomUUID();
  const user = await tx.db
    .selectFrom('auth.users')
    .select(['email', 'proven_email', 'password_by_operator', 'factor_taken_by_operator'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { isHeld, shownEmail } = heldStateOf(user, openedBy);
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

/** The flow of an auth code, locked: of two requests with the same code only one finds it. */
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
      heldState: { isHeld: row.is_held, shownEmail: row.shown_email },
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

/** Deletes all flows that a person has begun: their auth codes open nothing any more, and no provider is added. */
export const deleteFlowStatesOf = async (tx: SystemTransaction, userId: string): Promise<void> => {
  await tx.db
    .deleteFrom('auth.flow_states')
    .where((is) => is.or([is('user_id', '=', userId), is('linking_target_id', '=', userId)]))
    .execute();
};

const hashAuthCode = (code: string): Buffer => createHash('sha256').update(code.toLowerCase()).digest();
