import { sql } from 'kysely';
import type { Account, AccountStatus } from '#contract/administration.ts';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';

const STATUS = sql<AccountStatus>`CASE
  WHEN kept.suspended_until > now() THEN 'suspended'
  WHEN kept.deleted_from IS NOT NULL THEN 'leaving'
  WHEN NOT kept.is_confirmed THEN CASE WHEN kept.is_invited THEN 'invited' ELSE 'unconfirmed' END
  ELSE 'active' END`;

/** What is shown of accounts, from the directory `kept`. */
export const selectAccounts = (db: Pick<SystemTransaction['db'], 'selectFrom'>) =>
  db.selectFrom('admin.directory as kept').select([
    'kept.user_id as id',
    'kept.first_name',
    'kept.last_name',
    'kept.email',
    'kept.role',
    'kept.job_title',
    'kept.sector',
    STATUS.as('status'),
    // One that was lifted at the command line has left its reason.
    sql<string | null>`CASE WHEN kept.suspended_until > now() THEN
      (SELECT reason FROM admin.suspensions WHERE user_id = kept.user_id) END`.as('suspension_reason'),
    sql<boolean>`kept.deleted_from IS NOT NULL`.as('is_leaving'),
    sql<Date | null>`CASE WHEN kept.suspended_until IS NULL OR kept.suspended_until <= now() THEN kept.deleted_from END`.as(
      'deleted_from',
    ),
  ]);

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number];

export const accountFrom = ({ deleted_from, ...row }: AccountRow): Account => ({
  ...row,
  deleted_from: deleted_from?.toISOString() ?? null,
});

/** @throws ProblemError `not_found` */
export const readAccount = async (tx: SystemTransaction, userId: string): Promise<Account> => {
  const row = await selectAccounts(tx.db).where('kept.user_id', '=', userId).executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  return accountFrom(row);
};
