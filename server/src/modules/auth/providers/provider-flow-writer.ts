import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { CodeChallenge } from '../foundation/pkce.ts';
import { isUuid } from '../foundation/uuid.ts';
import { sweepFlowStates } from '../one-time/flow-state-writer.ts';

/** A new flow through a provider. */
export interface NewProviderFlow {
  /** `google`, or `sso:exemple.fr`. */
  provider: string;
  /** Where the person is sent at the end; already checked. */
  redirectTo: string;
  /** Null for the implicit flow. */
  challenge: CodeChallenge | null;
  /** The person who is adding the provider to their account; null for a sign-in. */
  linkingTargetId: string | null;
}

/** A flow whose person has come back; its state is used up. */
export interface ReturnedFlow {
  state: string;
  provider: string;
  redirectTo: string;
  isPkce: boolean;
  linkingTargetId: string | null;
  expired: boolean;
}

/** How long a person may take at the provider. */
const FLOW_MINUTES = 10;

/** Stores a flow and returns its state, which is random because it lets its holder end the flow. */
export const insertProviderFlow = async (tx: SystemTransaction, flow: NewProviderFlow): Promise<string> => {
  const state = randomUUID();
  await tx.db
    .insertInto('auth.flow_states')
    .values({
      id: state,
      authentication_method: 'oauth',
      provider: flow.provider,
      referrer: flow.redirectTo,
      code_challenge: flow.challenge?.challenge ?? null,
      code_challenge_method: flow.challenge?.method ?? null,
      linking_target_id: flow.linkingTargetId,
    })
    .execute();
  await sweepFlowStates(tx);
  return state;
};

/** Uses up a state; of several requests with the same state only the first finds its flow. */
export const takeProviderFlow = async (
  tx: SystemTransaction,
  state: string,
): Promise<ReturnedFlow | 'unknown' | 'used'> => {
  if (!isUuid(state)) return 'unknown';
  const row = await tx.db
    .updateTable('auth.flow_states')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', state)
    .where('provider', 'is not', null)
    .where('used_at', 'is', null)
    .returning(['provider', 'referrer', 'code_challenge', 'linking_target_id'])
    .returning(sql<boolean>`created_at < now() - make_interval(mins => ${FLOW_MINUTES})`.as('expired'))
    .executeTakeFirst();
  if (!row) return (await wasUsed(tx, state)) ? 'used' : 'unknown';
  return {
    state,
    provider: row.provider as string,
    redirectTo: row.referrer as string,
    isPkce: row.code_challenge !== null,
    linkingTargetId: row.linking_target_id,
    expired: row.expired,
  };
};

const wasUsed = async (tx: SystemTransaction, state: string): Promise<boolean> =>
  (await tx.db
    .selectFrom('auth.flow_states')
    .select('id')
    .where('id', '=', state)
    .where('used_at', 'is not', null)
    .executeTakeFirst()) !== undefined;
