import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts';

/** Replaces the person's codes. Returns the new ones in clear, for the one answer that shows them. */
export const replaceRecoveryCodes = async (tx: SystemTransaction, userId: string): Promise<string[]> => {
  await deleteRecoveryCodes(tx, userId);
  const codes = createRecoveryCodes();
  await tx.db
    .insertInto('auth.mfa_recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })))
    .execute();
  return codes;
};

export const deleteRecoveryCodes = async (tx: SystemTransaction, userId: string): Promise<void> => {
  await tx.db.deleteFrom('auth.mfa_recovery_codes').where('user_id', '=', userId).execute();
};

/** Uses up a code; of several requests with the same code only the first succeeds. */
export const spendRecoveryCode = async (
  tx: SystemTransaction,
  userId: string,
  typed: string,
): Promise<boolean> => {
  const spent = await tx.db
    .updateTable('auth.mfa_recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(typed))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
};

export const countRecoveryCodes = async (
  tx: Pick<SystemTransaction, 'db'>,
  userId: string,
): Promise<{ total: number; remaining: number }> =>
  await tx.db
    .selectFrom('auth.mfa_recovery_codes')
    .select(sql<number>`count(*)`.as('total'))
    .select(sql<number>`count(*) FILTER (WHERE used_at IS NULL)`.as('remaining'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
