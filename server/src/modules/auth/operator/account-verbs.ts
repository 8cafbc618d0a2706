/** What may be done to an account in a transaction of somebody who administers. Nothing here reads what a person wrote. */
import { sql } from 'kysely';
import { HOUR_MS } from '#contract/common/durations.ts';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { hasSqlState, SQLSTATE } from '../../../platform/database/errors.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { lockUser } from '../accounts/user-reader.ts';
import { removeUser } from '../admin/delete-user.ts';
import { inviteWithin } from '../admin/invite.ts';
import { writeBan } from '../admin/write-ban.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { emailFrom } from '../foundation/email-address.ts';
import { AuthError } from '../foundation/errors.ts';
import { type Ticketed, withMailTicket } from '../mails/mail-ticket.ts';
import { postNotice } from '../mails/post.ts';

/** What a person is mailed of what an administrator did to their account. */
type AdministratorsAct =
  | 'account_suspended'
  | 'suspension_lifted'
  | 'suspension_lifted_before_closing'
  | 'suspension_lifted_before_deletion'
  | 'deletion_announced'
  | 'deletion_taken_back';

/** What is to become of an account, and when; null for what is not. */
interface AccountEnd {
  /** Its owner asked for it. */
  closesAt: Date | null;
  /** An administrator announced it. */
  deletedFrom: Date | null;
}

export interface AccountVerbs {
  /**
   * Creates the account, or finds the one that nobody has confirmed, and mails the link to it after the commit. Returns its id.
   * @throws ProblemError `invalid_input` for what is no address; `already_used` where somebody has confirmed it
   */
  invite(tx: SystemTransaction, email: string, metadata: Record<string, unknown>): Promise<string>;
  /** @throws LastAdministratorError */
  setRole(tx: SystemTransaction, userId: string, role: string): Promise<void>;
  /** Ends all its sessions at once, and opens none. */
  suspend(tx: SystemTransaction, userId: string): Promise<void>;
  /** Returns what the account was about to come to: for that the time begins anew. */
  lift(tx: SystemTransaction, userId: string): Promise<AccountEnd>;
  /** Deletes the account, what was written in it, and its key. False where it is gone. */
  remove(tx: SystemTransaction, userId: string): Promise<boolean>;
  /** Runs what may mail, and follows its mails: the page that asked is told by the ticket what became of them. */
  withMailTicket<Result>(run: (accounts: AccountVerbs) => Promise<Result>): Promise<Ticketed<Result>>;
  /**
   * Mails the person after the commit.
   * @param day that the mail names
   */
  tell(tx: SystemTransaction, userId: string, act: AdministratorsAct, day?: Date): Promise<void>;
}

/** The account is the last that can administer. */
export class LastAdministratorError extends Error {
  override readonly name = 'LastAdministratorError';

  constructor() {
    super('This is the only account that can administer. Give the role super_admin to another one first.');
  }
}

const SUPER_ADMIN = 'super_admin';

/** For transactions that hold `app.lock_administration()`. @throws LastAdministratorError */
export const writeRole = async (tx: SystemTransaction, userId: string, role: string): Promise<void> => {
  if (role !== SUPER_ADMIN) await ensureOthersAdminister(tx, userId);
  await tx.db
    .updateTable('profiles')
    .set({ role, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
};

/**
 * For transactions that hold `app.lock_administration()`, before an account loses what lets it administer.
 * @throws LastAdministratorError
 */
export const ensureOthersAdminister = async (tx: SystemTransaction, userId: string): Promise<void> => {
  const last = await tx.db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('role', '=', SUPER_ADMIN)
    .where(sql<boolean>`NOT app.others_administer(user_id)`)
    .executeTakeFirst();
  if (last) throw new LastAdministratorError();
};

const readEnd = async ({ db }: SystemTransaction, userId: string): Promise<AccountEnd> => {
  const closing = await db
    .selectFrom('auth.account_closings')
    .select('closes_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const kept = await db
    .selectFrom('admin.directory')
    .select('deleted_from')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { closesAt: closing?.closes_at ?? null, deletedFrom: kept?.deleted_from ?? null };
};

const FOR_GOOD_HOURS = 876_600;

/** In a hundred years. */
export const forGood = (): Date => new Date(Date.now() + FOR_GOOD_HOURS * HOUR_MS);

export const accountVerbs = (auth: AuthContext): AccountVerbs => {
  const ban = async (tx: SystemTransaction, userId: string, until: Date | null) => {
    const user = await lockUser(tx, userId);
    if (user) await writeBan(tx, user, until);
  };
  return {
    invite: async (tx, typed, metadata) => {
      const email = emailFrom(typed);
      if (email === null) throw new ProblemError('invalid_input', { fields: ['email'] });
      try {
        return await inviteWithin(auth, tx, { email, metadata, redirectTo: null });
      } catch (error) {
        const isTaken = error instanceof AuthError && error.code === 'email_exists';
        if (isTaken || hasSqlState(error, SQLSTATE.uniqueViolation)) throw new ProblemError('already_used');
        throw error;
      }
    },
    setRole: writeRole,
    suspend: (tx, userId) => ban(tx, userId, forGood()),
    lift: async (tx, userId) => {
      await ban(tx, userId, null);
      return await readEnd(tx, userId);
    },
    remove: (tx, userId) => removeUser(auth, tx, userId),
    withMailTicket: (run) => withMailTicket(auth, 'mails', (following) => run(accountVerbs(following))),
    tell: async (tx, userId, kind, day) => {
      const user = await lockUser(tx, userId);
      if (user) await postNotice(auth, tx, { kind, userId, to: user.email, day });
    },
  };
};
