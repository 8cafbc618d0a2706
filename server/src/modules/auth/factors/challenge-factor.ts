import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AuthContext } from '../context/auth-context.ts';
import { asAuthenticated, HELD_TOO } from '../sessions/authenticate.ts';
import { lockFactor } from './factor-reader.ts';

export interface FactorChallenge {
  id: string;
  type: 'totp';
  /** Seconds since 1970. */
  expires_at: number;
}

const CHALLENGE_SECONDS = 300;

/**
 * Begins a verification. Its code must come within five minutes.
 * @throws AuthError mfa_factor_not_found; those of `asAuthenticated`.
 */
export const challengeFactor = (
  auth: AuthContext,
  authorization: string | undefined,
  factorId: string,
): Promise<FactorChallenge> =>
  asAuthenticated(
    auth,
    authorization,
    'challenge a factor',
    async (tx, { account }) => {
      const factor = await lockFactor(tx, account.user.id, factorId);
      const id = uuidv7();
      const { expires_at } = await tx.db
        .insertInto('auth.mfa_challenges')
        .values({
          id,
          factor_id: factor.id,
          expires_at: sql<Date>`now() + make_interval(secs => ${CHALLENGE_SECONDS})`,
        })
        .returning('expires_at')
        .executeTakeFirstOrThrow();
      await tx.db
        .updateTable('auth.mfa_factors')
        .set({ last_challenged_at: sql<Date>`now()` })
        .where('id', '=', factor.id)
        .execute();
      // [Note: sweeping] in attempt-limits.ts
      await tx.db
        .deleteFrom('auth.mfa_challenges')
        .where('id', 'in', (past) =>
          past
            .selectFrom('auth.mfa_challenges')
            .select('id')
            .where('expires_at', '<', sql<Date>`now()`)
            .forUpdate()
            .skipLocked(),
        )
        .execute();
      return { id, type: 'totp', expires_at: Math.floor(expires_at.getTime() / 1_000) };
    },
    HELD_TOO,
  );
