import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { hasSqlState, SQLSTATE } from '../../../platform/database/errors.ts';
import type { Account, UserRow } from '../accounts/account.ts';
import type { OpenedBy } from '../accounts/held-state.ts';
import { findUserByEmail, readAccount } from '../accounts/user-reader.ts';
import { type UserView, userView } from '../accounts/user-view.ts';
import { dropProviders, insertUser, updateUser } from '../accounts/user-writer.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import type { SignUpBody } from '../foundation/bodies.ts';
import { ensureEmail } from '../foundation/email-address.ts';
import { AuthError, invalid } from '../foundation/errors.ts';
import { ensureMetadata } from '../foundation/metadata.ts';
import { ensureStrongPassword } from '../foundation/password.ts';
import { type CodeChallenge, codeChallengeFrom } from '../foundation/pkce.ts';
import { tryMailCooldown } from '../limits/mail-cooldown.ts';
import { mailConfirmation, sendConfirmation } from '../mails/mail-confirmation.ts';
import { postNotice } from '../mails/post.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import { openSession } from '../sessions/session-writer.ts';

/** The person who signs up chooses the password. */
const OWN_PASSWORD: OpenedBy = { kind: 'password', byOperator: false };

interface SignUp {
  email: string;
  password: string;
  metadata: Record<string, unknown>;
  challenge: CodeChallenge | null;
  redirectTo: string;
  client: Client;
}

/**
 * Creates an account. Returns a session with autoconfirm, else the user, whose address a mail asks to confirm.
 * @throws AuthError signup_disabled, weak_password, validation_failed, user_already_exists (with autoconfirm only).
 */
export const signUp = async (
  auth: AuthContext,
  body: SignUpBody,
  redirectTo: string,
  client: Client,
): Promise<SessionAnswer | UserView> => {
  const request = signUpFrom(auth, body, redirectTo, client);
  const existing = await auth.database.asSystem('look for an account to sign up', (tx) =>
    findUserByEmail(tx, request.email),
  );
  if (existing) return await signUpAgain(auth, existing, request);
  const passwordHash = await auth.passwords.hash(request.password);
  try {
    return await createAccount(auth, request, passwordHash);
  } catch (error) {
    // Another request created the account first.
    if (!hasSqlState(error, SQLSTATE.uniqueViolation)) throw error;
    return await signUp(auth, body, redirectTo, client);
  }
};

const signUpFrom = (auth: AuthContext, body: SignUpBody, redirectTo: string, client: Client): SignUp => {
  if (body.email === '' && body.phone === '') {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!auth.config.signup) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (body.password === '') throw invalid('Signup requires a valid password');
  ensureStrongPassword(body.password, auth.config.passwordMinCharacters);
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  if (body.phone !== '') throw new AuthError(400, 'provider_disabled', 'Phone signups are disabled');
  return {
    email: ensureEmail(body.email),
    password: body.password,
    metadata: ensureMetadata(body.data),
    challenge: codeChallengeFrom(body.code_challenge, body.code_challenge_method),
    redirectTo,
    client,
  };
};

const createAccount = async (
  auth: AuthContext,
  { email, metadata, challenge, redirectTo, client }: SignUp,
  passwordHash: string,
): Promise<SessionAnswer | UserView> => {
  const confirmed = auth.config.autoconfirm;
  const { account, opened } = await auth.database.asSystem('sign up', async (tx) => {
    const userId = await insertUser(tx, auth.vault, { email, passwordHash, metadata, confirmed });
    const opened = confirmed ? await openSession(auth, tx, userId, 'password', client, OWN_PASSWORD) : null;
    if (!confirmed)
      await mailConfirmation(auth, tx, { userId, email, hasPassword: true, challenge, redirectTo });
    const account = await readAccount(tx, userId);
    if (!account) throw new Error('The account that was just created is gone');
    return { account, opened };
  });
  auth.log.info({ event: 'sign_up', user_id: account.user.id, confirmed });
  return opened ? await sessionAnswer(auth, account, opened) : userView(account);
};

/**
 * Answers a repeated sign-up with a user that does not exist, whether or not the address is confirmed. The user looks
 * like a new one, because it was created in this transaction and rolled back. The owner gets a mail: the confirmation
 * again, or a notice that there is an account.
 *
 * [Note: same work] It takes as long as a first sign-up: one Argon2, and the same statements in a transaction that
 * commits. Otherwise the time of the answer would tell who has an account. The stored hash of a confirmed account is
 * not compared, because a hash from another system may cost more or less.
 *
 * [Note: disputed password] While an address is unconfirmed anybody can sign up with it, before or after its owner. Two
 * sign-ups with different passwords cancel both: the person who reads the mailbox then chooses one by recovery, as the
 * confirmation mail says, and a password that somebody else chose never opens the account. Nor does a provider that did
 * not vouch for the address.
 */
const signUpAgain = async (auth: AuthContext, existing: UserRow, request: SignUp): Promise<UserView> => {
  if (auth.config.autoconfirm) {
    throw new AuthError(422, 'user_already_exists', 'User already registered');
  }
  const rehearsed =
    existing.email_confirmed_at === null
      ? await confirmAgain(auth, existing, request)
      : await tellOwner(auth, existing, request);
  auth.log.info({ event: 'sign_up_repeated', user_id: existing.id });
  return auth.config.accountDisclosure ? disclosedUser(request) : userView(rehearsed);
};

/** Changes nothing, and tells the owner at the pace of confirmation mails. */
const tellOwner = async (auth: AuthContext, existing: UserRow, request: SignUp): Promise<Account> => {
  await auth.passwords.hash(request.password);
  return await auth.database.asSystem('sign up again', async (tx) => {
    const mayMail = (await tryMailCooldown(auth, tx, 'confirmation', request.email)) === 0;
    if (mayMail)
      await postNotice(auth, tx, { kind: 'already_registered', userId: existing.id, to: existing.email });
    return await rehearse(auth, tx, request, async (muted, { userId, email }) => {
      const { challenge, redirectTo } = request;
      if (mayMail)
        await sendConfirmation(auth, muted, { userId, email, hasPassword: true, challenge, redirectTo });
    });
  });
};

/** Mails the confirmation again unless its cooldown runs. A disputed password is dropped. */
const confirmAgain = async (auth: AuthContext, existing: UserRow, request: SignUp): Promise<Account> => {
  const agrees = await auth.passwords.matches(request.password, existing.password_hash);
  const { email, challenge, redirectTo } = request;
  return await auth.database.asSystem('sign up again', async (tx) => {
    if (!agrees) {
      await updateUser(tx, existing.id, { password_hash: null });
      await dropProviders(tx, existing.id, email);
    }
    const confirmation = { userId: existing.id, email, hasPassword: agrees, challenge, redirectTo };
    const sentAt = await mailConfirmation(auth, tx, confirmation);
    const rehearsed = await rehearse(auth, tx, request);
    // As a new account would show it.
    if (sentAt) Object.assign(rehearsed.user, { confirmation_sent_at: sentAt, updated_at: sentAt });
    return rehearsed;
  });
};

/**
 * Creates an account for an address that nobody has, and rolls it back: the work and the answer of a sign-up without
 * its effect. Nothing is mailed. The transaction has written nevertheless, so its commit waits for the disk.
 * @param then what else a sign-up does before it reads its account.
 */
const rehearse = async (
  auth: AuthContext,
  tx: SystemTransaction,
  { email, metadata }: SignUp,
  then?: (muted: SystemTransaction, created: { userId: string; email: string }) => Promise<void>,
): Promise<Account> => {
  const muted: SystemTransaction = { db: tx.db, afterCommit: () => undefined };
  const nobodys = `${randomUUID()}@rehearsal.invalid`;
  await sql`SAVEPOINT rehearsal`.execute(tx.db);
  const userId = await insertUser(muted, auth.vault, {
    email: nobodys,
    passwordHash: '',
    metadata,
    confirmed: false,
  });
  await then?.(muted, { userId, email: nobodys });
  const account = await readAccount(muted, userId);
  await sql`ROLLBACK TO SAVEPOINT rehearsal`.execute(tx.db);
  if (!account) throw new Error('The account that was just created is gone');
  return {
    ...account,
    user: { ...account.user, email },
    identities: account.identities.map((identity) => ({
      ...identity,
      identity_data: { ...(identity.identity_data as Record<string, unknown>), email },
    })),
  };
};

/** GoTrue's own answer, which tells that the address is known. */
const disclosedUser = ({ email, metadata }: SignUp): UserView => {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
};
