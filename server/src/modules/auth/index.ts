/** Accounts: the GoTrue-compatible service under /auth/v1 (its contract: docs/auth.md). */
import type { Hono } from 'hono';
import { deleteUser } from './admin/delete-user.ts';
import { createCaptcha } from './captcha/create-captcha.ts';
import { type AuthParts, createContext } from './context/create-context.ts';
import {
  type AccountVerbs,
  accountVerbs,
  ensureOthersAdminister,
  LastAdministratorError,
} from './operator/account-verbs.ts';
import { type AccountSummary, banAccount, findAccount, listAccounts, setRole } from './operator/accounts.ts';
import { inviteAccount } from './operator/invite-account.ts';
import { signServiceToken } from './operator/service-token.ts';
import type { AuthRoute } from './requests/auth-route.ts';
import { cookieName } from './requests/cookies.ts';
import { createRoutes } from './routes.ts';
import { type ShareCodes, shareCodes } from './sharing/share-codes.ts';
import { signInRoutes } from './sign-in-history/routes.ts';
import type { AccessTokenVerifier } from './tokens/access-token-verifier.ts';

/** For mails of other modules: the page asks the same route what became of them. */
export { withMailTicket } from './mails/mail-ticket.ts';
export { ACCOUNT_TABLES, accountExport, readAccountToExport } from './operator/exported-account.ts';
export type { AccountSummary, AccountVerbs, AuthRoute, ShareCodes };
export { ensureOthersAdminister, LastAdministratorError, signInRoutes };

export interface Auth {
  /** To be mounted at /auth/v1. */
  app: Hono;
  /** What it serves. */
  routes: AuthRoute[];
  /**
   * The person and session of an access token; null when its signature, age or shape is wrong. The transaction checks
   * whether the session is alive (`app.enter`).
   */
  verifyAccessToken: AccessTokenVerifier['actor'];
  /** The name of the cookie that carries the access token of downloads. */
  accessCookie: string;
  /** What administrators do to accounts, in transactions of theirs. */
  accounts: AccountVerbs;
  /** The codes of shares are hashed as passwords are, and guessing them is limited likewise. */
  shareCodes: ShareCodes;
}

export const createAuth = async (parts: AuthParts): Promise<Auth> => {
  const { config, database, secret, log } = parts;
  const auth = await createContext(parts);
  const captcha = await createCaptcha(config.captcha, { database, secret, log });
  return {
    ...createRoutes(auth, captcha),
    verifyAccessToken: auth.tokens.actor,
    accessCookie: cookieName(config.productSlug, 'access'),
    accounts: accountVerbs(auth),
    shareCodes: shareCodes(auth),
  };
};

/** What an operator may do with accounts, for the command line. */
export interface Operator {
  list(): AsyncGenerator<AccountSummary>;
  /** By address or id. */
  find(addressOrId: string): Promise<AccountSummary | undefined>;
  setRole(userId: string, role: string): Promise<void>;
  /** `hours` null: for good; 0: lifts a ban. */
  ban(userId: string, hours: number | null): Promise<void>;
  delete(userId: string): Promise<void>;
  /** Resolves when the mail has been sent. */
  invite(email: string): Promise<void>;
  serviceToken(role: 'service_role' | 'supabase_admin', minutes: number): Promise<string>;
}

export const createOperator = async (parts: AuthParts): Promise<Operator> => {
  const auth = await createContext(parts);
  return {
    list: () => listAccounts(auth),
    find: (addressOrId) => findAccount(auth, addressOrId),
    setRole: (userId, role) => setRole(auth, userId, role),
    ban: (userId, hours) => banAccount(auth, userId, hours),
    delete: (userId) => deleteUser(auth, userId, { should_soft_delete: false }),
    invite: (email) => inviteAccount(auth, email),
    serviceToken: (role, minutes) => signServiceToken(auth, role, minutes),
  };
};
