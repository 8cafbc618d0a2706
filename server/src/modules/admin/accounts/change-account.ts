/** What administrators do to an account. Each in one transaction with its entry in their log. */
import { sql } from 'kysely';
import { ACCOUNT_DELETION_DAYS, type Account, type Invitation, type Role } from '#contract/administration.ts';
import type { Actor, Database, SystemTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { type AccountVerbs, ensureOthersAdminister, LastAdministratorError } from '../../auth/index.ts';
import { writeAudit } from '../audit/audit-writer.ts';
import { readAccount } from './account-reader.ts';

/** What the verbs are handed. */
export interface Administering {
  database: Database;
  accounts: AccountVerbs;
}

/** Invites somebody by mail; one who was invited and has not come yet is mailed again. @throws ProblemError `already_used`, `invalid_input` */
export const inviteAccount = (
  { database, accounts }: Administering,
  actor: Actor,
  { email, role, first_name = '', last_name = '' }: Invitation,
): Promise<Account> =>
  database.administer(actor, 'invite somebody', async (tx) => {
    const personId = await accounts.invite(tx, email, { first_name, last_name });
    const { role: roleBefore } = await readAccount(tx, personId);
    await accounts.setRole(tx, personId, role);
    await writeAudit(tx, {
      administratorId: actor.userId,
      action: 'invite',
      personId,
      roleBefore,
      roleAfter: role,
    });
    return await readAccount(tx, personId);
  });

/** Takes effect with the next request of the person, and in their open tabs. @throws ProblemError `not_found`, `last_administrator` */
export const setRole = (
  { database, accounts }: Administering,
  actor: Actor,
  personId: string,
  role: Role,
): Promise<Account> =>
  database.administer(actor, 'set a role', async (tx) => {
    const { role: roleBefore } = await readAccount(tx, personId);
    if (roleBefore !== role) {
      await accounts.setRole(tx, personId, role).catch(throwLast);
      await writeAudit(tx, {
        administratorId: actor.userId,
        action: 'role',
        personId,
        roleBefore,
        roleAfter: role,
      });
    }
    return await readAccount(tx, personId);
  });

/** Ends the person's sessions at once, opens none, and says why. @throws ProblemError `not_found`, `not_ready` for oneself, `last_administrator` */
export const suspendAccount = (
  { database, accounts }: Administering,
  actor: Actor,
  personId: string,
  reason: string,
): Promise<Account> =>
  database.administer(actor, 'suspend an account', async (tx) => {
    const { status } = await readAccount(tx, personId);
    await ensureMayLose(tx, actor, personId);
    await tx.db
      .insertInto('admin.suspensions')
      .values({ user_id: personId, reason })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ reason }))
      .execute();
    if (status !== 'suspended') {
      await accounts.suspend(tx, personId);
      await accounts.tell(tx, personId, 'account_suspended');
      await writeAudit(tx, { administratorId: actor.userId, action: 'suspend', personId });
    }
    return await readAccount(tx, personId);
  });

/** @throws ProblemError `not_found` */
export const liftSuspension = (
  { database, accounts }: Administering,
  actor: Actor,
  personId: string,
): Promise<Account> =>
  database.administer(actor, 'lift a suspension', async (tx) => {
    const { status } = await readAccount(tx, personId);
    if (status === 'suspended') {
      await accounts.lift(tx, personId);
      await tx.db.deleteFrom('admin.suspensions').where('user_id', '=', personId).execute();
      await accounts.tell(tx, personId, 'suspension_lifted');
      await writeAudit(tx, { administratorId: actor.userId, action: 'lift', personId });
    }
    return await readAccount(tx, personId);
  });

/**
 * Announces the deletion of an account: in 30 days it goes with all that was written in it. The person is mailed, and can
 * sign in and take their data until then; it can be taken back. An invitation that nobody has followed goes at once.
 * @throws ProblemError `not_found`, `not_ready` for oneself, `last_administrator`
 */
export const deleteAccount = (
  { database, accounts }: Administering,
  actor: Actor,
  personId: string,
): Promise<void> =>
  database.administer(actor, 'announce a deletion', async (tx) => {
    const { status, deleted_from } = await readAccount(tx, personId);
    await ensureMayLose(tx, actor, personId);
    if (deleted_from !== null) return;
    await writeAudit(tx, { administratorId: actor.userId, action: 'delete', personId });
    if (status === 'invited') {
      await accounts.remove(tx, personId);
      await writeAudit(tx, { administratorId: null, action: 'erased', personId });
      return;
    }
    await writeDeletedFrom(tx, personId, sql<Date>`now() + make_interval(days => ${ACCOUNT_DELETION_DAYS})`);
    await accounts.tell(tx, personId, 'deletion_announced');
  });

/** Takes an announced deletion back. @throws ProblemError `not_found` */
export const keepAccount = (
  { database, accounts }: Administering,
  actor: Actor,
  personId: string,
): Promise<Account> =>
  database.administer(actor, 'take a deletion back', async (tx) => {
    const { deleted_from } = await readAccount(tx, personId);
    if (deleted_from !== null) {
      await writeDeletedFrom(tx, personId, null);
      await accounts.tell(tx, personId, 'deletion_taken_back');
      await writeAudit(tx, { administratorId: actor.userId, action: 'keep', personId });
    }
    return await readAccount(tx, personId);
  });

const writeDeletedFrom = async (
  tx: SystemTransaction,
  userId: string,
  deleted_from: ReturnType<typeof sql<Date>> | null,
): Promise<void> => {
  await tx.db.updateTable('admin.directory').set({ deleted_from }).where('user_id', '=', userId).execute();
};

/** Nobody suspends or deletes themselves here, nor the last who can administer. */
const ensureMayLose = async (tx: SystemTransaction, actor: Actor, personId: string): Promise<void> => {
  if (personId === actor.userId) throw new ProblemError('not_ready');
  await ensureOthersAdminister(tx, personId).catch(throwLast);
};

const throwLast = (error: unknown): never => {
  throw error instanceof LastAdministratorError ? new ProblemError('last_administrator') : error;
};
