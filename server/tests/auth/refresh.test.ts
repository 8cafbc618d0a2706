import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/common/durations.ts';
import { compose } from '#server/compose.ts';
import { loadConfig } from '#server/config/config.ts';
import { serve } from '#server/serve.ts';
import { signUpInProcess } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, createBrowser, uniqueEmail } from './support/clients.ts';
import { holdLock } from './support/locks.ts';

let server: TestServer;
const MASTER_KEY = randomBytes(32).toString('base64');
beforeAll(async () => {
  server = await startTestServer({ env: { RECUEIL_MASTER_KEY: MASTER_KEY } });
});
afterAll(() => server.stop());

const refresh = (refresh_token: unknown, at: Pick<TestServer, 'url' | 'recueil'> = server) =>
  ask(at, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token } });

/** Backdates all revocations so far. */
const letReuseIntervalPass = () =>
  server.recueil.database.asSystem('age tokens', (tx) =>
    tx.db
      .updateTable('auth.refresh_tokens')
      .set({ revoked_at: new Date(Date.now() - 11_000) })
      .where('revoked_at', 'is not', null)
      .execute(),
  );

const tokenOf = async (): Promise<string> => (await signUpInProcess(server)).refreshToken;
const next = async (token: string): Promise<string> => String((await refresh(token)).body.refresh_token);

describe('a refresh token', () => {
  it('continues the session in the client', async () => {
    const browser = createBrowser(server);
    const { data } = await browser.signUp({ email: uniqueEmail(), password: 'Mot2passe-sur' });
    const refreshed = await browser.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(data.session?.refresh_token);
    const sessionIn = (token = '') =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const [before, after] = [data.session, refreshed.data.session].map((s) => sessionIn(s?.access_token));
    expect(after).toMatchObject({ session_id: before.session_id, amr: before.amr, sub: before.sub });
  });

  it('is stored as a hash, and its child sealed', async () => {
    const token = await tokenOf();
    const child = await next(token);
    const rows = await server.recueil.database.asSystem('look at the tokens', (tx) =>
      tx.db.selectFrom('auth.refresh_tokens').selectAll().execute(),
    );
    const stored = rows.map((row) => Buffer.concat([row.token_hash, row.sealed_token ?? Buffer.alloc(0)]));
    for (const secret of [token, child]) {
      expect(stored.some((bytes) => bytes.includes(secret))).toBe(false);
      expect(stored.some((bytes) => bytes.includes(Buffer.from(secret, 'base64url')))).toBe(false);
    }
  });

  it('gives the active token again after a lost answer, at any time', async () => {
    const parent = await tokenOf();
    const child = await next(parent);
    await letReuseIntervalPass();
    expect(await next(parent)).toBe(child);
    expect(await next(parent)).toBe(child);
    expect((await refresh(child)).status).toBe(200);
  });

  it('from two steps ago gives a new one within ten seconds', async () => {
    const first = await tokenOf();
    const second = await next(first);
    const third = await next(second);
    const again = await refresh(first);
    expect(again.status).toBe(200);
    expect([first, second, third]).not.toContain(again.body.refresh_token);
    expect((await refresh(third)).status).toBe(200);
  });

  it('from two steps ago ends all tokens and the session after ten seconds', async () => {
    const person = await signUpInProcess(server);
    const second = await next(person.refreshToken);
    const third = await next(second);
    await letReuseIntervalPass();
    const stolen = await refresh(person.refreshToken);
    expect(stolen).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    });
    for (const token of [third, second, person.refreshToken]) {
      expect((await refresh(token)).body.code).toBe('refresh_token_already_used');
    }
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
    const asked = await ask(server, 'GET', '/user', { token: person.accessToken });
    expect(asked).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'refresh_token_reused', user_id: person.id }),
    );
  });

  it.each([undefined, null, '', 'short', 'has space in it', "x'; DROP TABLE auth.users"])(
    'is malformed as %j',
    async (token) => {
      expect(await refresh(token)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', message: 'Refresh token is not valid' },
      });
    },
  );

  it('that was never issued is not found', async () => {
    expect(await refresh('a'.repeat(43))).toMatchObject({
      status: 400,
      body: {
        code: 'refresh_token_not_found',
        message: 'Invalid Refresh Token: Refresh Token Not Found',
      },
    });
  });

  it('prolongs the session by sixty days, and a session unused for longer has expired', async () => {
    const person = await signUpInProcess(server);
    const daysLeft = async () => {
      const { not_after } = await server.recueil.database.asSystem('look at a session', (tx) =>
        tx.db
          .selectFrom('auth.sessions')
          .select('not_after')
          .where('user_id', '=', person.id)
          .executeTakeFirstOrThrow(),
      );
      return Math.round(((not_after?.getTime() ?? 0) - Date.now()) / DAY_MS);
    };
    const letDaysPass = (days: number) =>
      server.recueil.database.asSystem('age a session', (tx) =>
        tx.db
          .updateTable('auth.sessions')
          .set({ not_after: sql<Date>`not_after - make_interval(days => ${days})` })
          .where('user_id', '=', person.id)
          .execute(),
      );
    expect(await daysLeft()).toBe(60);
    await letDaysPass(59);
    const child = await next(person.refreshToken);
    expect(await daysLeft()).toBe(60);
    await letDaysPass(61);
    expect(await refresh(child)).toMatchObject({ status: 400, body: { code: 'session_expired' } });
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
  });

  it('of a session that has ended has expired; of a banned person names the ban', async () => {
    const [late, banned] = [await signUpInProcess(server), await signUpInProcess(server)];
    await server.recueil.database.asSystem('end a session and ban a person', async (tx) => {
      await tx.db
        .updateTable('auth.sessions')
        .set({ not_after: new Date(Date.now() - 1_000) })
        .where('user_id', '=', late.id)
        .execute();
      await tx.db
        .updateTable('auth.users')
        .set({ banned_until: new Date(Date.now() + 60_000) })
        .where('id', '=', banned.id)
        .execute();
    });
    expect((await refresh(late.refreshToken)).body.code).toBe('session_expired');
    expect((await refresh(banned.refreshToken)).body.code).toBe('user_banned');
    const signIn = await ask(server, 'POST', '/token?grant_type=password', {
      body: { email: banned.email, password: banned.password },
    });
    expect(signIn).toMatchObject({ status: 400, body: { code: 'user_banned' } });
    expect(await ask(server, 'GET', '/user', { token: banned.accessToken })).toMatchObject({
      status: 403,
      body: { code: 'user_banned' },
    });
  });
});

describe('many refreshes of one token at once', () => {
  it('end in one chain of tokens and no error: 50 on one server', async () => {
    const token = await tokenOf();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect((await refresh(answers[0]?.body.refresh_token)).status).toBe(200);
  });

  it('end in one chain of tokens and no error: on two servers that share only the database', async () => {
    const config = loadConfig({
      PORT: '0',
      DATABASE_URL: server.databaseUrl,
      RECUEIL_DATA_DIR: server.dataDir,
      RECUEIL_MASTER_KEY: MASTER_KEY,
      RECUEIL_CAPTCHA: 'off',
      RECUEIL_LOG: 'silent',
    });
    const recueil = await compose(config);
    const { url, stop } = await serve(config, recueil);
    const other = { url, recueil };
    try {
      for (let round = 0; round < 4; round += 1) {
        const token = await tokenOf();
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, index) => refresh(token, index % 2 === 0 ? server : other)),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
      }
    } finally {
      await stop();
    }
  });

  it('meet a sign-out: each either succeeds or finds no session, and no session survives', async () => {
    const person = await signUpInProcess(server);
    const [signedOut, ...answers] = await Promise.all([
      ask(server, 'POST', '/logout?scope=global', { token: person.accessToken }),
      ...Array.from({ length: 20 }, () => refresh(person.refreshToken)),
    ]);
    expect(signedOut?.status).toBe(204);
    for (const { status, body } of answers) {
      if (status !== 200) expect(body.code).toBe('refresh_token_not_found');
      else expect((await refresh(body.refresh_token)).body.code).toBe('refresh_token_not_found');
    }
  });

  it('wait five seconds at most for the session’s lock, then answer 503, and nobody is signed out', async () => {
    const browser = createBrowser(server);
    const signedUp = await browser.signUp({ email: uniqueEmail(), password: 'Mot2passe-sur' });
    const person = { id: signedUp.data.user?.id ?? '', refreshToken: signedUp.data.session?.refresh_token };
    const release = await holdLock(server, (tx) =>
      tx.db.selectFrom('auth.sessions').select('id').where('user_id', '=', person.id).forUpdate().execute(),
    );
    const startedAt = performance.now();
    const refreshed = browser.refreshSession();
    const answer = await refresh(person.refreshToken);
    await release();
    expect(answer).toMatchObject({ status: 503, body: { code: 'conflict' } });
    expect(answer.headers.get('x-sb-error-code')).toBe('conflict');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(performance.now() - startedAt).toBeLessThan(7_000);
    expect((await refreshed).error).toBeNull();
    expect((await browser.getSession()).data.session).not.toBeNull();
    expect((await refresh(person.refreshToken)).status).toBe(200);
  });
});
