import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestPerson } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { codeOf } from './authenticator.ts';
import { ask, nextMail, nextNotice, open } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Enrolled {
  id: string;
  friendly_name: string;
  totp: { qr_code: string; secret: string; uri: string };
}

const enroll = async (token: string, body: Record<string, unknown> = {}, at = server) =>
  await ask(at, 'POST', '/factors', { token, body: { factor_type: 'totp', ...body } });

const challenge = async (token: string, factorId: string, at = server): Promise<string> =>
  String((await ask(at, 'POST', `/factors/${factorId}/challenge`, { token })).body.id);

const verify = async (token: string, factorId: string, code: string, at = server) =>
  await ask(at, 'POST', `/factors/${factorId}/verify`, {
    token,
    body: { challenge_id: await challenge(token, factorId, at), code },
  });

/** A person with a second factor, at the session that has shown it. The code of now was used; the next is that of the step after. */
const withFactor = async (at = server) => {
  const person = await signUp(at);
  const factor = (await enroll(person.accessToken, { friendly_name: 'Téléphone' }, at))
    .body as unknown as Enrolled;
  const raised = await verify(person.accessToken, factor.id, codeOf(factor.totp.secret), at);
  expect(raised.status).toBe(200);
  return { person, factor, secret: factor.totp.secret, token: String(raised.body.access_token), raised };
};

const signIn = async ({ email, password }: TestPerson, at = server) =>
  String(
    (await ask(at, 'POST', '/token?grant_type=password', { body: { email, password } })).body.access_token,
  );

const statusOfProfile = async (token: string) => {
  const answer = await fetch(`${server.url}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('enrolling a factor', () => {
  it('shows secret, address and picture once, named by the product, and asks nothing of anybody yet', async () => {
    const person = await signUp(server);
    const { status, body } = await enroll(person.accessToken, { friendly_name: 'Téléphone' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'totp', friendly_name: 'Téléphone' });
    const { totp } = body as unknown as Enrolled;
    expect(totp.qr_code).toMatch(/^<svg/);
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(totp.uri)).toContain(`Recueil:${person.email}`);
    const user = (await ask(server, 'GET', '/user', { token: person.accessToken })).body;
    expect(user.factors).toMatchObject([{ status: 'unverified', factor_type: 'totp' }]);
    expect(JSON.stringify(user)).not.toContain(totp.secret);
    expect((await statusOfProfile(person.accessToken)).status).toBe(200);
  });

  it('keeps the secret sealed', async () => {
    const { factor, secret } = await withFactor();
    const sealed = await server.recueil.database.asSystem('look at a factor', async (tx) => {
      const rows = tx.db.selectFrom('auth.mfa_factors').select('sealed_secret').where('id', '=', factor.id);
      return (await rows.executeTakeFirstOrThrow()).sealed_secret;
    });
    expect(sealed.includes(secret)).toBe(false);
  });

  it.each([
    ['phone', 422, 'mfa_phone_enroll_not_enabled'],
    ['webauthn', 422, 'mfa_webauthn_enroll_not_enabled'],
    ['constructor', 400, 'validation_failed'],
    ['', 400, 'validation_failed'],
  ])('of the type %j is refused', async (factor_type, status, code) => {
    const person = await signUp(server);
    expect(await enroll(person.accessToken, { factor_type })).toMatchObject({ status, body: { code } });
  });

  it('under the name of one that counts is refused, and begun again under that of one that does not', async () => {
    const { token, person } = await withFactor();
    const again = await enroll(token, { friendly_name: 'Téléphone' });
    expect(again).toMatchObject({ status: 422, body: { code: 'mfa_factor_name_conflict' } });
    expect((await enroll(token, { friendly_name: 'Tablette' })).status).toBe(200);
    expect((await enroll(token, { friendly_name: 'Tablette' })).status).toBe(200);
    const low = await signIn(person);
    expect(await enroll(low, { friendly_name: 'Autre' })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_aal' },
    });
  });

  it('ends at ten', async () => {
    const { token, secret, factor } = await withFactor();
    await server.recueil.database.asSystem('add factors', async (tx) => {
      const row = await tx.db
        .selectFrom('auth.mfa_factors')
        .selectAll()
        .where('id', '=', factor.id)
        .executeTakeFirstOrThrow();
      const more = Array.from({ length: 9 }, (_, n) => ({
        ...row,
        id: crypto.randomUUID(),
        friendly_name: `${n}`,
      }));
      await tx.db.insertInto('auth.mfa_factors').values(more).execute();
    });
    expect(secret).toBeTruthy();
    expect(await enroll(token, { friendly_name: 'Onze' })).toMatchObject({
      status: 422,
      body: { code: 'too_many_enrolled_mfa_factors' },
    });
  });
});

describe('verifying a factor', () => {
  it('raises the session, ends those that have not shown it, and is told by mail', async () => {
    const person = await signUp(server);
    const other = await signIn(person);
    const { id, totp } = (await enroll(person.accessToken)).body as unknown as Enrolled;
    const { body } = await verify(person.accessToken, id, codeOf(totp.secret, 1));
    const claims = decodeJwt(String(body.access_token));
    expect(claims).toMatchObject({ aal: 'aal2', session_id: decodeJwt(person.accessToken).session_id });
    expect((claims.amr as { method: string }[]).map(({ method }) => method)).toEqual(['totp', 'password']);
    expect(body.user).toMatchObject({ factors: [{ id, status: 'verified' }] });
    expect((await ask(server, 'GET', '/user', { token: other })).body.code).toBe('session_not_found');
    await nextNotice(server, person.email, 'Validation en deux étapes activée');
  });

  it('keeps the level over a refresh, and the refresh token of before does not rise with it', async () => {
    const { person, raised } = await withFactor();
    const refreshed = await ask(server, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: raised.body.refresh_token },
    });
    expect(decodeJwt(String(refreshed.body.access_token))).toMatchObject({ aal: 'aal2' });
    const old = await ask(server, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: person.refreshToken },
    });
    expect(old).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
  });

  it('takes a code once, also when ten come at once, and none before it', async () => {
    const { person, factor, secret } = await withFactor();
    const token = await signIn(person);
    const challengeId = await challenge(token, factor.id);
    const code = codeOf(secret, 1);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        ask(server, 'POST', `/factors/${factor.id}/verify`, {
          token,
          body: { challenge_id: challengeId, code },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await verify(await signIn(person), factor.id, code);
    expect(again).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
    const before = await verify(await signIn(person), factor.id, codeOf(secret));
    expect(before.body.message).toBe('Invalid TOTP code entered');
  });

  it('takes codes as people type them, and refuses what is none', async () => {
    const { person, factor, secret } = await withFactor();
    const token = await signIn(person);
    for (const code of ['12', 'abcdef', '000000', '０１２３４５']) {
      const answer = await verify(token, factor.id, code);
      expect(answer).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
    }
    expect((await verify(token, factor.id, '')).status).toBe(400);
    const code = codeOf(secret, 1);
    expect((await verify(token, factor.id, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('needs a challenge of this factor that is younger than five minutes', async () => {
    const { person, factor, secret } = await withFactor();
    const token = await signIn(person);
    const other = await withFactor();
    const mine = await challenge(token, factor.id);
    const foreign = await challenge(other.token, other.factor.id);
    await server.recueil.database.asSystem('age a challenge', (tx) =>
      tx.db
        .updateTable('auth.mfa_challenges')
        .set({ expires_at: new Date(Date.now() - 1_000) })
        .where('id', '=', mine)
        .execute(),
    );
    for (const challenge_id of [mine, foreign, crypto.randomUUID(), 'constructor', '']) {
      const answer = await ask(server, 'POST', `/factors/${factor.id}/verify`, {
        token,
        body: { challenge_id, code: codeOf(secret, 1) },
      });
      expect(answer).toMatchObject({ status: 422, body: { code: 'mfa_challenge_expired' } });
    }
  });

  it('is limited by wrong codes of the person, over all challenges', async () => {
    const limited = await startServerForTest({ env: { RECUEIL_CODE_ATTEMPTS: '3' } });
    const { person, factor, secret } = await withFactor(limited);
    const token = await signIn(person, limited);
    for (let n = 0; n < 3; n += 1) {
      expect((await verify(token, factor.id, '000000', limited)).status).toBe(422);
    }
    const right = await verify(token, factor.id, codeOf(secret, 1), limited);
    expect(right).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
  });

  it('is for the own factors: foreign, unknown and malformed ids are not found', async () => {
    const [one, two] = [await withFactor(), await withFactor()];
    for (const id of [two.factor.id, crypto.randomUUID(), 'x', '..%2f']) {
      for (const [method, path] of [
        ['POST', `/factors/${id}/challenge`],
        ['POST', `/factors/${id}/verify`],
        ['DELETE', `/factors/${id}`],
      ] as const) {
        const body = { challenge_id: crypto.randomUUID(), code: '123456' };
        const answer = await ask(server, method, path, {
          token: one.token,
          ...(method === 'POST' ? { body } : {}),
        });
        expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'mfa_factor_not_found']);
      }
    }
  });
});

describe('whoever has a second factor', () => {
  it('opens nothing of theirs before it was shown, by password, link or cookie', async () => {
    const { person, token, secret, factor } = await withFactor();
    expect((await statusOfProfile(token)).status).toBe(200);
    const low = await signIn(person);
    expect(await statusOfProfile(low)).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } });
    await ask(server, 'POST', '/recover', { body: { email: person.email } });
    const page = await open((await nextMail(server, person.email)).link);
    const byLink = new URLSearchParams(page.hash.slice(1)).get('access_token') ?? '';
    expect((await statusOfProfile(byLink)).status).toBe(403);
    const raised = await verify(low, factor.id, codeOf(secret, 1));
    expect((await statusOfProfile(String(raised.body.access_token))).status).toBe(200);
  });

  it('changes neither password nor address, lists and ends no session before it was shown', async () => {
    const { person } = await withFactor();
    const token = await signIn(person);
    for (const body of [{ password: 'Nouveau3passe' }, { email: 'autre@exemple.fr' }]) {
      const answer = await ask(server, 'PUT', '/user', { token, body });
      expect(answer).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } });
    }
    for (const [method, path] of [
      ['GET', '/sessions'],
      ['DELETE', `/sessions/${crypto.randomUUID()}`],
      ['GET', '/factors/recovery-codes'],
      ['POST', '/factors/recovery-codes'],
      ['DELETE', '/factors/recovery-codes'],
    ] as const) {
      const answer = await ask(server, method, path, { token });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'insufficient_aal']);
    }
    expect((await ask(server, 'GET', '/user', { token })).status).toBe(200);
    expect((await ask(server, 'POST', '/logout', { token })).status).toBe(204);
  });

  it('signs out no session that has shown it before it was shown', async () => {
    const { person, token } = await withFactor();
    for (const scope of ['others', 'global']) {
      const low = await signIn(person);
      expect((await ask(server, 'POST', `/logout?scope=${scope}`, { token: low })).status).toBe(204);
      expect((await statusOfProfile(token)).status).toBe(200);
    }
  });

  it('removes it at aal2 alone, which lowers the session and is told by mail', async () => {
    const { person, token, factor } = await withFactor();
    const low = await signIn(person);
    const refused = await ask(server, 'DELETE', `/factors/${factor.id}`, { token: low });
    expect(refused).toMatchObject({ status: 422, body: { code: 'insufficient_aal' } });
    const removed = await ask(server, 'DELETE', `/factors/${factor.id}`, { token });
    expect(removed).toMatchObject({ status: 200, body: { id: factor.id } });
    const sessions = (await ask(server, 'GET', '/sessions', { token })).body.sessions as { aal: string }[];
    expect(sessions.map(({ aal }) => aal)).toEqual(['aal1', 'aal1']);
    expect((await statusOfProfile(low)).status).toBe(200);
    await nextNotice(server, person.email, 'Validation en deux étapes désactivée');
  });
});

describe('recovery codes', () => {
  const codesOf = async (token: string) =>
    (await ask(server, 'POST', '/factors/recovery-codes', { token })).body.codes as string[];
  const use = (token: string, code: string) =>
    ask(server, 'POST', '/factors/recovery-codes/verify', { token, body: { code } });
  const status = async (token: string) =>
    (await ask(server, 'GET', '/factors/recovery-codes', { token })).body;

  it('are ten, open the account once each however typed, and are told of by mail', async () => {
    const { person, token } = await withFactor();
    const codes = await codesOf(token);
    expect(codes).toHaveLength(10);
    const [first = '', second = ''] = codes;
    const raised = await use(await signIn(person), first.toLowerCase().replaceAll('-', ' '));
    expect(raised.status).toBe(200);
    const claims = decodeJwt(String(raised.body.access_token));
    expect(claims).toMatchObject({ aal: 'aal2' });
    expect((claims.amr as { method: string }[])[0]?.method).toBe('mfa/recovery_code');
    expect((await use(await signIn(person), first)).status).toBe(422);
    const low = await signIn(person);
    const together = await Promise.all(Array.from({ length: 5 }, () => use(low, second)));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await status(token)).toMatchObject({ type: 'recovery_code', total: 10, remaining: 8 });
    await nextNotice(server, person.email, 'Un code de secours a servi');
  });

  it('are replaced by new ones, go with the last factor, and need one', async () => {
    const { person, token, factor } = await withFactor();
    const [old = ''] = await codesOf(token);
    await codesOf(token);
    expect((await use(await signIn(person), old)).body.code).toBe('mfa_verification_failed');
    await ask(server, 'DELETE', `/factors/${factor.id}`, { token });
    expect((await ask(server, 'GET', '/factors/recovery-codes', { token })).status).toBe(404);
    expect((await ask(server, 'POST', '/factors/recovery-codes', { token })).status).toBe(404);
  });

  it('are nobody else’s', async () => {
    const [one, two] = [await withFactor(), await withFactor()];
    const [code = ''] = await codesOf(one.token);
    expect((await use(two.token, code)).status).toBe(422);
  });

  it('are not in the database, nor in the log', async () => {
    const { person, token } = await withFactor();
    const codes = await codesOf(token);
    await use(await signIn(person), codes[0] ?? '');
    const log = JSON.stringify(server.logged);
    for (const code of codes) expect(log).not.toContain(code);
  });
});
