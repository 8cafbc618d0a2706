/** Accounts: the GoTrue-compatible service under /auth/v1 (its contract: docs/auth.md). */
import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { SharedSecrets } from '../../platform/secrets/shared-secrets.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { createPasswordChecker } from './accounts/password.ts';
import { deleteUser } from './admin/delete-user.ts';
import type { AuthConfig, AuthContext } from './auth-context.ts';
import { createCaptcha } from './captcha/create-captcha.ts';
import { type AccountSummary, banAccount, findAccount, listAccounts, setRole } from './operator/accounts.ts';
import { inviteAccount } from './operator/invite-account.ts';
import { signServiceToken } from './operator/service-token.ts';
import { createProviders } from './providers/providers.ts';
import { cookieName } from './requests/cookies.ts';
import { createRoutes } from './routes.ts';
import { type AccessTokenVerifier, createAccessTokenVerifier } from './sessions/access-token-verifier.ts';
import { createSigningKey, loadSigningKeys, type SigningKeys } from './sessions/signing-keys.ts';

export type { AccountSummary };

export interface AuthParts {
  database: Database;
  vault: Vault;
  mailer: Mailer;
  config: AuthConfig;
  /** Secrets that all servers on the database share. */
  secret: SharedSecrets;
  log: Logger;
  /** Public origin of the site; asked for with every link and token, because a test's port is known late. */
  origin: () => string;
}

export interface Auth {
  /** To be mounted at /auth/v1. */
  routes: Hono;
  /**
   * Who an access token speaks for; null when its signature, age or shape is not right. Whether the session still
   * lives is for the transaction to ask (`app.enter`).
   */
  verifyAccessToken: AccessTokenVerifier['actor'];
  /** The name of the cookie that carries the access token of downloads. */
  accessCookie: string;
}

const signingKeys = async ({ jwt }: AuthConfig, secret: SharedSecrets): Promise<SigningKeys> => {
  const ownFile = 'RECUEIL_JWT_KEY_FILE';
  const furtherFile = 'RECUEIL_JWT_TRUSTED_KEYS_FILE';
  const [own, further] = await Promise.all([
    jwt.keyFile ? readKeyFile(ownFile, jwt.keyFile) : secret('jwt-signing-key.jwk', createSigningKey),
    jwt.trustedKeysFile ? readKeyFile(furtherFile, jwt.trustedKeysFile) : '{"keys":[]}',
  ]);
  return await loadSigningKeys(own, further, {
    own: jwt.keyFile ? ownFile : 'The key that this server made to sign access tokens',
    further: furtherFile,
  });
};

/** @throws Error that names the variable, never the content. */
const readKeyFile = async (variable: string, path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new Error(`${variable} names a file that cannot be read.`);
  }
};

const createContext = async (parts: AuthParts): Promise<AuthContext> => {
  const { database, vault, mailer, config, secret, log, origin } = parts;
  const [keys, passwords, addressKey] = await Promise.all([
    signingKeys(config, secret),
    createPasswordChecker(config.passwordHashing),
    secret('address.key').then((key) => Buffer.from(key, 'base64')),
  ]);
  return {
    database,
    vault,
    mailer,
    config,
    log,
    keys,
    tokens: createAccessTokenVerifier(keys),
    passwords,
    providers: createProviders(config.providers),
    addressKey,
    refreshing: new Map(),
    origin,
  };
};

export const createAuth = async (parts: AuthParts): Promise<Auth> => {
  const { config, database, secret, log } = parts;
  const auth = await createContext(parts);
  const captcha = await createCaptcha(config.captcha, { database, secret, log });
  return {
    routes: createRoutes(auth, captcha),
    verifyAccessToken: auth.tokens.actor,
    accessCookie: cookieName(config.productSlug, 'access'),
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
  /** Resolves when the mail is on its way. */
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
