import type { FactorRow, Queries } from '../accounts/account.ts';
import { AuthError } from '../foundation/errors.ts';
import { isUuid } from '../foundation/uuid.ts';

const notFound = (): AuthError => new AuthError(404, 'mfa_factor_not_found', 'Factor not found');

/**
 * The person's factor, locked until the transaction ends.
 * @throws AuthError mfa_factor_not_found, also for text that is not an id and for another person's factor.
 */
export const lockFactor = async (tx: Queries, userId: string, factorId: string): Promise<FactorRow> => {
  if (!isUuid(factorId)) throw notFound();
  const factor = await tx.db
    .selectFrom('auth.mfa_factors')
    .selectAll()
    .where('id', '=', factorId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!factor) throw notFound();
  return factor;
};
