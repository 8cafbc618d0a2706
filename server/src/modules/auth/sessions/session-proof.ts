/**
 * What a session may do because its person has just proven who they are. A session alone does not suffice to change
 * what opens the account, because the computer may have been left open.
 */
import { sql } from 'kysely';
import { SENSITIVE_OPENS_MINUTES } from '#contract/common/limits.ts';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { UserRow } from '../accounts/account.ts';
import { AuthError } from '../foundation/errors.ts';
import type { Authenticated } from './authenticate.ts';

/** Long enough to find the phone, scan the code and write the recovery codes down. */
const PROVEN_MINUTES = 10;
const PASSWORD_CHOICE_MINUTES = 15;

/** Types of one-time tokens and AMR methods of PKCE flows that come from a mail to the account's address. */
const MAILED = ['confirmation_token', 'recovery_token', 'email/signup', 'recovery', 'magiclink'];

/**
 * Lets a session that a mail to the account's address has just opened set a password once: the mail replaces a
 * forgotten password. A change of address does not count, because one of its two mails went to another address. Nor
 * does a held session, because another person may confirm it later.
 * @param openedBy the type of the one-time token, or the AMR method of the PKCE flow.
 */
export const allowPasswordChoice = async (
  tx: SystemTransaction,
  sessionId: string,
  openedBy: string,
): Promise<void> => {
  if (!MAILED.includes(openedBy)) return;
  await tx.db
    .updateTable('auth.sessions')
    .set({ password_choice_until: sql<Date>`now() + make_interval(mins => ${PASSWORD_CHOICE_MINUTES})` })
    .where('id', '=', sessionId)
    .where('is_held', '=', false)
    .execute();
};

/** Uses up the permission of `allowPasswordChoice`; false when it was used or has expired. */
export const takePasswordChoice = async (tx: SystemTransaction, sessionId: string): Promise<boolean> => {
  const taken = await tx.db
    .updateTable('auth.sessions')
    .set({ password_choice_until: null })
    .where('id', '=', sessionId)
    .where('password_choice_until', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
};

/**
 * Remembers that the person behind the session has just shown who they are: it opens sensitive incidents for some minutes
 * (incidents/sensitive/proof.ts), and unless it was shown for that alone it may change second factors. Returns until when.
 */
export const markProven = async (
  tx: SystemTransaction,
  sessionId: string,
  { onlyToRead }: { onlyToRead: boolean },
): Promise<Date> => {
  const lastsFor = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;
  const { until } = await tx.db
    .updateTable('auth.sessions')
    .set({ proven_at: sql<Date>`now()`, ...(!onlyToRead && { proven_until: lastsFor(PROVEN_MINUTES) }) })
    .where('id', '=', sessionId)
    .returning(lastsFor(onlyToRead ? SENSITIVE_OPENS_MINUTES : PROVEN_MINUTES).as('until'))
    .executeTakeFirstOrThrow();
  return until;
};

/** From now on nothing that the session's person has shown counts, the sign-in that opened it neither. */
export const forgetProof = async (tx: SystemTransaction, sessionId: string): Promise<void> => {
  await tx.db
    .updateTable('auth.sessions')
    .set({ proven_at: sql<Date>`'-infinity'`, proven_until: null })
    .where('id', '=', sessionId)
    .execute();
};

/** @throws AuthError current_password_required, reauthentication_needed */
export const ensureProven = ({ account: { user }, session }: Authenticated): void => {
  if (!session.isProven) throw proofMissing(user);
};

/** The error that asks for proof: for the password, or for the code of a mail when there is no password. */
export const proofMissing = ({ password_hash }: Pick<UserRow, 'password_hash'>): AuthError =>
  password_hash === null
    ? new AuthError(400, 'reauthentication_needed', 'This requires reauthentication')
    : new AuthError(400, 'current_password_required', 'Current password required');
