/**
 * Environment → checked configuration, once, at start. An error names the variable and what it must be, never its
 * value. Generated secrets are elsewhere, in `platform/secrets/`. Every name is explained in docs/configuration.md.
 */
import { resolve } from 'node:path';
import * as z from 'zod';
import { PASSWORD_MIN_CHARACTERS } from '#contract/common/limits.ts';
import { type AssistantConfig, assistantEnvironment, assistantFrom } from './assistant.ts';
import { type CaptchaConfig, captchaEnvironment, captchaFrom } from './captcha.ts';
import { type FilesConfig, filesEnvironment, filesFrom } from './files.ts';
import { type HelpConfig, helpEnvironment, helpFrom } from './help.ts';
import { onOff } from './on-off.ts';
import { type ProvidersConfig, providerEnvironment, providersFrom } from './providers.ts';
import { type TranscriptionConfig, transcriptionEnvironment, transcriptionFrom } from './transcription.ts';

const count = z.coerce.number().int().min(0);
const seconds = count;

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  RECUEIL_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  RECUEIL_DATA_DIR: z.string().min(1).default('./data'),
  RECUEIL_PRODUCT_NAME: z.string().trim().min(1).max(40).default('Recueil'),
  RECUEIL_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  RECUEIL_MASTER_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64')
    .optional(),
  RECUEIL_SIGNUP: onOff.default(true),
  RECUEIL_AUTOCONFIRM: onOff.default(false),
  RECUEIL_ACCOUNT_DISCLOSURE: onOff.default(false),
  RECUEIL_MAIL_COOLDOWN_SECONDS: seconds.default(60),
  RECUEIL_ACCESS_TOKEN_SECONDS: seconds.min(1).default(3600),
  RECUEIL_PASSWORD_MIN_CHARACTERS: z.coerce.number().int().min(6).max(64).default(PASSWORD_MIN_CHARACTERS),
  RECUEIL_PASSWORD_HASHING: z.enum(['full', 'cheap']).default('full'),
  RECUEIL_PASSWORD_ATTEMPTS: count.default(30),
  RECUEIL_CODE_ATTEMPTS: count.default(10),
  RECUEIL_NETWORK_ATTEMPTS: count.default(200),
  TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
  RECUEIL_AI_CHAT_CALLS: count.default(60),
  RECUEIL_TRUSTED_PROXIES: count.default(0),
  RECUEIL_JWT_KEY_FILE: z.string().min(1).optional(),
  RECUEIL_JWT_TRUSTED_KEYS_FILE: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  ...captchaEnvironment,
  ...assistantEnvironment,
  ...providerEnvironment,
  ...filesEnvironment,
  ...transcriptionEnvironment,
  ...helpEnvironment,
});

/** The configuration of one server. Durations are in the unit their names give. */
export interface Config {
  host: string;
  /** 0 lets the system choose, for tests. */
  port: number;
  /** Public origin without a trailing slash, or null to derive it from the port that was bound. */
  origin: string | null;
  dataDir: string;
  productName: string;
  /** Lower-case ASCII slug of the product name; prefix of browser storage keys. */
  productSlug: string;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Null: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | null;
  masterKey: string | null;
  signup: boolean;
  autoconfirm: boolean;
  /** True: sign-up and magic links say which address has an account, as GoTrue does. */
  accountDisclosure: boolean;
  mailCooldownSeconds: number;
  accessTokenSeconds: number;
  passwordMinCharacters: number;
  passwordHashing: PasswordHashing;
  limits: AttemptLimits;
  /** Plain AI calls of one person in a quarter of an hour; 0 for no limit. */
  aiChatCalls: number;
  /** Reverse proxies in front, each of which adds to X-Forwarded-For. */
  trustedProxies: number;
  /** Files with a private JWK to sign with, and with a JWKS to trust besides. */
  jwt: { keyFile: string | null; trustedKeysFile: string | null };
  captcha: CaptchaConfig;
  providers: ProvidersConfig;
  mail: { smtpUrl: string | null; from: string };
  assistant: AssistantConfig;
  files: FilesConfig;
  transcription: TranscriptionConfig;
  help: HelpConfig;
  /** Of a time-stamping authority (RFC 3161); null for none. Where it asks for a name and a password, they stand in it: a secret. */
  timestampUrl: string | null;
}

/** The cost of hashing a password: `cheap` is for tests, which sign up hundreds of people. */
export type PasswordHashing = 'full' | 'cheap';

/** Limits of wrong attempts; 0 for no limit. attempt-limits.ts says what each is counted by, and for how long. */
export interface AttemptLimits {
  /** Passwords for one address, from one browser that has signed in, or as proof of one person: in 15 minutes. */
  password: number;
  /**
   * Typed codes: of one kind of mail for one address in a day; of the second factors, or the held sessions, of one person
   * in 15 minutes; of the mail of one held session as long as its code is good.
   */
  code: number;
  /** Links, typed codes and passwords, each, from one network: in 15 minutes. */
  network: number;
}

/** The environment does not describe a server that can run. The message names variables, never values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The sender of mails where none is configured. In quotes: a comma would begin another address. */
const senderOf = (productName: string): string =>
  `"${productName.replace(/["\\]/g, '')}" <ne-pas-repondre@localhost>`;

/** `Mon Recueil` → `mon-recueil`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'recueil';

/**
 * Reads the environment.
 * @throws ConfigError naming each variable that is wrong and what it must be.
 */
export const loadConfig = (env: Record<string, string | undefined>): Config => {
  // An empty value in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw unusable(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const value = parsed.data;
  return {
    host: value.HOST,
    port: value.PORT,
    origin: value.RECUEIL_ORIGIN ? new URL(value.RECUEIL_ORIGIN).origin : null,
    dataDir: resolve(value.RECUEIL_DATA_DIR),
    productName: value.RECUEIL_PRODUCT_NAME,
    productSlug: slugOf(value.RECUEIL_PRODUCT_NAME),
    logLevel: value.RECUEIL_LOG,
    databaseUrl: value.DATABASE_URL ?? null,
    masterKey: value.RECUEIL_MASTER_KEY ?? null,
    signup: value.RECUEIL_SIGNUP,
    autoconfirm: value.RECUEIL_AUTOCONFIRM,
    accountDisclosure: value.RECUEIL_ACCOUNT_DISCLOSURE,
    mailCooldownSeconds: value.RECUEIL_MAIL_COOLDOWN_SECONDS,
    accessTokenSeconds: value.RECUEIL_ACCESS_TOKEN_SECONDS,
    passwordMinCharacters: value.RECUEIL_PASSWORD_MIN_CHARACTERS,
    passwordHashing: passwordHashingFrom(value),
    limits: {
      password: value.RECUEIL_PASSWORD_ATTEMPTS,
      code: value.RECUEIL_CODE_ATTEMPTS,
      network: value.RECUEIL_NETWORK_ATTEMPTS,
    },
    aiChatCalls: value.RECUEIL_AI_CHAT_CALLS,
    trustedProxies: value.RECUEIL_TRUSTED_PROXIES,
    jwt: {
      keyFile: value.RECUEIL_JWT_KEY_FILE ?? null,
      trustedKeysFile: value.RECUEIL_JWT_TRUSTED_KEYS_FILE ?? null,
    },
    captcha: captchaFrom(value, missing),
    providers: providersFrom(value, missing),
    mail: { smtpUrl: value.SMTP_URL ?? null, from: value.MAIL_FROM ?? senderOf(value.RECUEIL_PRODUCT_NAME) },
    assistant: assistantFrom(value, missing),
    files: filesFrom(value, missing),
    transcription: transcriptionFrom(value, missing),
    help: helpFrom(value),
    timestampUrl: value.TSA_URL ?? null,
  };
};

/** Stolen cheap hashes are easy to crack: no server that others can reach may create them. */
const passwordHashingFrom = (value: z.output<typeof environment>): PasswordHashing => {
  const host = value.RECUEIL_ORIGIN ? new URL(value.RECUEIL_ORIGIN).hostname : 'localhost';
  if (value.RECUEIL_PASSWORD_HASHING === 'cheap' && !['localhost', '127.0.0.1', '[::1]'].includes(host)) {
    throw unusable([
      'RECUEIL_PASSWORD_HASHING: cheap is for tests on this machine, not with this RECUEIL_ORIGIN',
    ]);
  }
  return value.RECUEIL_PASSWORD_HASHING;
};

const missing = (name: string, becauseOf: string): never => {
  throw unusable([`${name}: needed with ${becauseOf}`]);
};

const unusable = (lines: string[]): ConfigError =>
  new ConfigError(`The configuration is not usable:${lines.map((line) => `\n  ${line}`).join('')}`);
