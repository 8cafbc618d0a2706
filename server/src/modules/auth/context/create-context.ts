/** Builds what every verb is handed. */
import { readFile } from 'node:fs/promises';
import type { Database } from '../../../platform/database/database.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { SharedSecrets } from '../../../platform/secrets/shared-secrets.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { createPasswordChecker } from '../foundation/password.ts';
import { createProviders } from '../openid/providers.ts';
import { createAccessTokenVerifier } from '../tokens/access-token-verifier.ts';
import { createSigningKey, loadSigningKeys, type SigningKeys } from '../tokens/signing-keys.ts';
import type { AuthConfig, AuthContext } from './auth-context.ts';

export interface AuthParts {
  database: Database;
  vault: Vault;
  mailer: Mailer;
  config: AuthConfig;
  /** Secrets that all servers on the database share. */
  secret: SharedSecrets;
  log: Logger;
  /** Public origin of the site. A function, because a test learns its port only after the start. */
  origin: () => string;
  /** Told of an account that is gone; nobody, where it is not said. */
  onRemoved?: (userId: string) => void;
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

/** @throws Error that names the variable when a key of the configuration is not usable. */
export const createContext = async (parts: AuthParts): Promise<AuthContext> => {
  const { database, vault, mailer, config, secret, log, origin, onRemoved = () => undefined } = parts;
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
    onRemoved,
  };
};
