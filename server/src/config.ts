/**
 * Environment → checked configuration, once, at start. An error names the variable and what it must be, never its
 * value. Secrets that are generated live apart, in `platform/secrets/`. Every name is explained in docs/configuration.md.
 */
import { resolve } from 'node:path';
import * as z from 'zod';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const seconds = z.coerce.number().int().min(0);

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
  RECUEIL_CAPTCHA: z.enum(['altcha', 'off']).default('altcha'),
  RECUEIL_SIGNUP: onOff.default(true),
  RECUEIL_AUTOCONFIRM: onOff.default(false),
  RECUEIL_MAIL_COOLDOWN_SECONDS: seconds.default(60),
  RECUEIL_ACCESS_TOKEN_SECONDS: seconds.min(1).default(3600),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Recueil <ne-pas-repondre@localhost>'),
  RECUEIL_ASSISTANT: z.enum(['guide', 'mistral', 'openai-compatible']).default('guide'),
  MISTRAL_API_KEY: z.string().min(1).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).default('mistral-small-latest'),
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
  captcha: 'altcha' | 'off';
  signup: boolean;
  autoconfirm: boolean;
  mailCooldownSeconds: number;
  accessTokenSeconds: number;
  mail: { smtpUrl: string | null; from: string };
  assistant: AssistantConfig;
}

/** Which model answers. Keys are secrets: they are handed to the model and to nothing else. */
export type AssistantConfig =
  | { kind: 'guide' }
  | { kind: 'mistral'; apiKey: string; model: string; baseUrl: string | null }
  | { kind: 'openai-compatible'; apiKey: string | null; model: string; baseUrl: string };

/** The environment does not describe a server that can run. The message names variables, never values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

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
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is not usable:\n${lines.join('\n')}`);
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
    captcha: value.RECUEIL_CAPTCHA,
    signup: value.RECUEIL_SIGNUP,
    autoconfirm: value.RECUEIL_AUTOCONFIRM,
    mailCooldownSeconds: value.RECUEIL_MAIL_COOLDOWN_SECONDS,
    accessTokenSeconds: value.RECUEIL_ACCESS_TOKEN_SECONDS,
    mail: { smtpUrl: value.SMTP_URL ?? null, from: value.MAIL_FROM },
    assistant: assistantFrom(value),
  };
};

const assistantFrom = (value: z.infer<typeof environment>): AssistantConfig => {
  const needed = (name: 'MISTRAL_API_KEY' | 'AI_BASE_URL'): string => {
    const found = value[name];
    if (!found) {
      throw new ConfigError(
        `The configuration is not usable:\n  ${name}: needed with RECUEIL_ASSISTANT=${value.RECUEIL_ASSISTANT}`,
      );
    }
    return found;
  };
  switch (value.RECUEIL_ASSISTANT) {
    case 'guide':
      return { kind: 'guide' };
    case 'mistral':
      return {
        kind: 'mistral',
        apiKey: needed('MISTRAL_API_KEY'),
        model: value.AI_MODEL,
        baseUrl: value.AI_BASE_URL ?? null,
      };
    case 'openai-compatible':
      return {
        kind: 'openai-compatible',
        apiKey: value.AI_API_KEY ?? null,
        model: value.AI_MODEL,
        baseUrl: needed('AI_BASE_URL'),
      };
  }
};
