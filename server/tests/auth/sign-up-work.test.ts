/**
 * What the time of a sign-up could disclose, counted as work, because a clock in a test measures the load of the
 * machine.
 */
import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import type { AuthContext } from '#server/modules/auth/context/auth-context.ts';
import { createPasswordChecker } from '#server/modules/auth/foundation/password.ts';
import { tryMailCooldown } from '#server/modules/auth/limits/mail-cooldown.ts';
import { createProviders } from '#server/modules/auth/openid/providers.ts';
import { signUp } from '#server/modules/auth/sign-in/sign-up.ts';
import { createAccessTokenVerifier } from '#server/modules/auth/tokens/access-token-verifier.ts';
import { createSigningKey, loadSigningKeys } from '#server/modules/auth/tokens/signing-keys.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { PASSWORD, uniqueEmail } from './support/clients.ts';

let server: TestServer;
let auth: AuthContext;
let work: string[];
let mails: string[];

/** Records the statements of a transaction. */
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind !== 'RawNode') work.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};
const counted = (database: Database): Database => ({
  ...database,
  asSystem: (reason, then) => {
    work.push('transaction');
    return database.asSystem(reason, (tx) => then({ ...tx, db: tx.db.withPlugin(counting) }));
  },
});

beforeAll(async () => {
  server = await startTestServer();
  const { database, log } = server.recueil;
  const keys = await loadSigningKeys(await createSigningKey());
  const passwords = await createPasswordChecker('cheap', (stored, typed) => {
    work.push('argon2');
    return verify(stored, typed);
  });
  auth = {
    database: counted(database),
    vault: createVault(randomBytes(32).toString('base64')),
    mailer: {
      delivers: true,
      send: async ({ to }) => void mails.push(to),
      check: async () => undefined,
      close: async () => undefined,
    },
    config: loadConfig({ RECUEIL_CAPTCHA: 'off' }),
    log,
    onRemoved: () => undefined,
    keys,
    tokens: createAccessTokenVerifier(keys),
    providers: createProviders(loadConfig({}).providers),
    passwords: {
      hash: (password) => {
        work.push('argon2');
        return passwords.hash(password);
      },
      matches: passwords.matches,
    },
    addressKey: randomBytes(32),
    refreshing: new Map(),
    origin: () => server.url,
  };
});
afterAll(() => server.stop());

const workOf = async (email: string, isPkce = false): Promise<string[]> => {
  work = [];
  mails = [];
  await signUp(
    auth,
    {
      email,
      phone: '',
      password: PASSWORD,
      data: { first_name: 'Nadia' },
      code_challenge: isPkce ? 'a'.repeat(43) : '',
      code_challenge_method: isPkce ? 's256' : '',
      gotrue_meta_security: '',
    },
    server.url,
    { userAgent: null, device: 'd'.repeat(43), network: '' },
  );
  return work.sort();
};

const inDatabase = (email: string, change: 'confirm' | 'age the mail') =>
  server.recueil.database.asSystem('prepare an account', async (tx) => {
    if (change === 'confirm') {
      await tx.db
        .updateTable('auth.users')
        .set({ email_confirmed_at: new Date() })
        .where('email', '=', email)
        .execute();
    } else await tx.db.deleteFrom('auth.mail_requests').execute();
  });

const counts = () =>
  server.recueil.database.asSystem('count', (tx) =>
    tx.db
      .selectNoFrom((query) => [
        query.selectFrom('auth.users').select(query.fn.countAll().as('n')).as('users'),
        query.selectFrom('profiles').select(query.fn.countAll().as('n')).as('profiles'),
        query.selectFrom('auth.one_time_tokens').select(query.fn.countAll().as('n')).as('tokens'),
        query.selectFrom('auth.mail_requests').select(query.fn.countAll().as('n')).as('mails'),
      ])
      .executeTakeFirst(),
  );

describe('a sign-up', () => {
  it.each([false, true])(
    'does the same work for a known address as for an unknown one (PKCE %s)',
    async (pkce) => {
      const email = uniqueEmail();
      const unknown = await workOf(email, pkce);
      expect(unknown.filter((step) => step === 'argon2')).toHaveLength(1);
      expect(mails).toEqual([email]);
      await inDatabase(email, 'confirm');
      const cooling = await counts();
      const waiting = await workOf(email, pkce);
      expect(mails).toEqual([]);
      expect(await counts()).toEqual(cooling);
      await inDatabase(email, 'age the mail');
      expect(await workOf(email, pkce)).toEqual(unknown);
      expect(mails).toEqual([email]);
      expect(await counts()).toEqual({ ...cooling, mails: 1 });
      const asked = uniqueEmail();
      await server.recueil.database.asSystem('take a turn', (tx) =>
        tryMailCooldown(auth, tx, 'confirmation', asked),
      );
      expect(await workOf(asked, pkce)).toEqual(waiting);
      expect(mails).toEqual([]);
    },
  );

  it('hashes once for an unconfirmed address too, and writes as much', async () => {
    const email = uniqueEmail();
    const unknown = await workOf(email);
    await inDatabase(email, 'age the mail');
    expect(await workOf(email)).toEqual(unknown);
    expect(mails).toEqual([email]);
  });
});
