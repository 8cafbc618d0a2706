import { HOUR_MS } from '#contract/common/durations.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import type { ClosingServices } from './closing-services.ts';
import { mailAfterCommit } from './mail-closing.ts';

/**
 * Closes the accounts whose seven days are over, unless they are suspended: their rows, their key and their ledger go in one transaction,
 * their files right after it. One that fails is left to the next time.
 * @returns how many were closed
 */
export const closeDueAccounts = async (services: ClosingServices): Promise<number> => {
  const { database, log, now } = services;
  const due = await database.asSystem('find accounts to close', ({ db }) =>
    db.selectFrom('auth.account_closings').select('user_id').where('closes_at', '<=', now()).execute(),
  );
  let closed = 0;
  for (const { user_id } of due) {
    try {
      if (!(await closeAccount(services, user_id))) continue;
      closed += 1;
      await services.emptyAccount(user_id);
    } catch (error) {
      log.error({ err: error, user_id }, 'an account could not be closed');
    }
  }
  return closed;
};

const closeAccount = (services: ClosingServices, userId: string): Promise<boolean> =>
  services.database.asSystem('close an account', async (tx) => {
    const { db } = tx;
    const closedAt = services.now();
    // Locked: whoever suspends it at this moment comes before this, or too late.
    const account = await db
      .selectFrom('auth.users')
      .select('email')
      .where('id', '=', userId)
      .where((is) => is.or([is('banned_until', 'is', null), is('banned_until', '<=', closedAt)]))
      .forUpdate()
      .executeTakeFirst();
    if (!account) return false;
    // Locked, so that whoever keeps the account at this moment finds that it is too late; who was faster has removed the row.
    const closing = await db
      .selectFrom('auth.account_closings')
      .selectAll()
      .where('user_id', '=', userId)
      .where('closes_at', '<=', closedAt)
      .forUpdate()
      .executeTakeFirst();
    if (!closing) return false;
    await db.deleteFrom('auth.users').where('id', '=', userId).execute();
    // The ledger refuses that as long as there is the account (041-my-data.sql).
    await db.deleteFrom('ledger_entries').where('user_id', '=', userId).execute();
    mailAfterCommit(services, tx, {
      kind: 'closed',
      to: account.email,
      closing: {
        code: closing.receipt_code,
        requestedAt: closing.requested_at,
        closesAt: closing.closes_at,
        closedAt,
      },
    });
    services.log.info({ event: 'account_closed', user_id: userId });
    return true;
  });

/** Closes what is due now and every hour, in the background. @returns what ends it */
export const startClosing = (services: ClosingServices): (() => Promise<void>) =>
  repeat({
    everyMs: HOUR_MS,
    log: services.log,
    failure: 'accounts could not be closed',
    work: async () => {
      const accounts = await closeDueAccounts(services);
      if (accounts > 0) services.log.info({ accounts }, 'accounts were closed');
    },
  }).stop;
