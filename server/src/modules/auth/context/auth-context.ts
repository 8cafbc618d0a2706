/** What every verb is handed; built once in create-context.ts. */
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import type { SessionAnswer } from '../accounts/user-view.ts';
import type { PasswordChecker } from '../foundation/password.ts';
import type { Providers } from '../openid/providers.ts';
import type { AccessTokenVerifier } from '../tokens/access-token-verifier.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';

/** The part of the configuration that accounts depend on. */
export type AuthConfig = Pick<
  Config,
  | 'productName'
  | 'productSlug'
  | 'captcha'
  | 'signup'
  | 'autoconfirm'
  | 'accountDisclosure'
  | 'mailCooldownSeconds'
  | 'accessTokenSeconds'
  | 'passwordMinCharacters'
  | 'passwordHashing'
  | 'limits'
  | 'trustedProxies'
  | 'jwt'
  | 'providers'
>;

export interface AuthContext {
  database: Database;
  vault: Vault;
  mailer: Mailer;
  config: AuthConfig;
  log: Logger;
  keys: SigningKeys;
  tokens: AccessTokenVerifier;
  passwords: PasswordChecker;
  providers: Providers;
  /** The key under which addresses are hashed where they are only counted. */
  addressKey: Buffer;
  /** Refreshes that are running in this process, by token. */
  refreshing: Map<string, Promise<SessionAnswer>>;
  /** Public origin of the site, `https://recueil.example`. */
  origin: () => string;
  /** Told of an account that is gone. */
  onRemoved: (userId: string) => void;
}

/** What is known of the client that sends the request. */
export interface Client {
  userAgent: string | null;
  /** Its network, used for limits only; never stored or logged. */
  network: string;
  /** The value of its device cookie; a new one when it had none (device-writer.ts). */
  device: string;
}
