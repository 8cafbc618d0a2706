/** Accounts: the GoTrue-compatible service under /auth/v1 (its contract: docs/auth.md). */
import type { Hono } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { SharedSecrets } from '../../platform/secrets/shared-secrets.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { createPasswordChecker } from './accounts/password.ts';
import type { AuthConfig, AuthContext } from './auth-context.ts';
import { createCaptcha } from './requests/captcha.ts';
import { createRoutes } from './routes.ts';
import { type AccessTokenVerifier, createAccessTokenVerifier } from './sessions/access-token-verifier.ts';
import { createSigningKey, loadSigningKeys } from './sessions/signing-keys.ts';

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
}

export const createAuth = async (parts: AuthParts): Promise<Auth> => {
  const { database, vault, mailer, config, secret, log, origin } = parts;
  const [keys, passwords, addressKey] = await Promise.all([
    secret('jwt-signing-key.jwk', createSigningKey).then(loadSigningKeys),
    createPasswordChecker(),
    secret('address.key').then((key) => Buffer.from(key, 'base64')),
  ]);
  const tokens = createAccessTokenVerifier(keys);
  const captcha =
    config.captcha.kind === 'altcha' ? createCaptcha(database, await secret('captcha.key')) : null;
  const auth: AuthContext = {
    database,
    vault,
    mailer,
    config,
    log,
    keys,
    tokens,
    passwords,
    addressKey,
    refreshing: new Map(),
    origin,
  };
  return { routes: createRoutes(auth, captcha), verifyAccessToken: tokens.actor };
};
