/** A code of the app raises a session: once, for its own factor, in time, with few tries. */
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpInProcess } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { codeOf } from './support/authenticator.ts';
import { ask, nextNotice } from './support/clients.ts';
import { beginFactor, challenge, personWithFactor, signInLow, verify } from './support/second-factor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('verifying a factor', () => {
  it('raises the session, ends the sessions that have not shown it, and is told by mail', async () => {
    const person = await signUpInProcess(server);
    const other = await signInLow(server, person);
    const { id, secret } = await beginFactor(server, person.accessToken, 'Téléphone');
    const { body } = await verify(server, person.accessToken, id, codeOf(secret, 1));
    const claims = decodeJwt(String(body.access_token));
    expect(claims).toMatchObject({ aal: 'aal2', session_id: decodeJwt(person.accessToken).session_id });
    expect((claims.amr as { method: string }[]).map(({ method }) => method)).toEqual(['totp', 'password']);
    expect(body.user).toMatchObject({ factors: [{ id, status: 'verified' }] });
    expect((await ask(server, 'GET', '/user', { token: other })).body.code).toBe('session_not_found');
    await nextNotice(server, person.email, 'Validation en deux étapes activée');
  });

  it('leaves an unfinished factor unfinished after a wrong code, until the right one comes', async () => {
    const { accessToken: token } = await signUpInProcess(server);
    const { id, secret } = await beginFactor(server, token, 'Téléphone');
    const code = codeOf(secret);
    const wrong = await verify(server, token, id, code === '000000' ? '000001' : '000000');
    expect(wrong).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
    const { body } = await ask(server, 'GET', '/user', { token });
    expect(body.factors).toMatchObject([{ id, status: 'unverified' }]);
    const right = await verify(server, token, id, code);
    expect(right).toMatchObject({ status: 200, body: { user: { factors: [{ id, status: 'verified' }] } } });
  });

  it('keeps the level after a refresh, and does not raise the earlier refresh token', async () => {
    const { person, refreshToken } = await personWithFactor(server);
    const refreshed = await ask(server, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: refreshToken },
    });
    expect(decodeJwt(String(refreshed.body.access_token))).toMatchObject({ aal: 'aal2' });
    const old = await ask(server, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: person.refreshToken },
    });
    expect(old).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
  });

  it('accepts a code once, also when ten requests send it at once, and no earlier code after it', async () => {
    const { person, factor } = await personWithFactor(server);
    const token = await signInLow(server, person);
    const challengeId = await challenge(server, token, factor.id);
    const code = codeOf(factor.secret, 1);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        ask(server, 'POST', `/factors/${factor.id}/verify`, {
          token,
          body: { challenge_id: challengeId, code },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await verify(server, await signInLow(server, person), factor.id, code);
    expect(again).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
    const before = await verify(server, await signInLow(server, person), factor.id, codeOf(factor.secret));
    expect(before.body.message).toBe('Invalid TOTP code entered');
  });

  it('accepts codes as people type them, and refuses other text', async () => {
    const { person, factor } = await personWithFactor(server);
    const token = await signInLow(server, person);
    for (const code of ['12', 'abcdef', '000000', '０１２３４５']) {
      const answer = await verify(server, token, factor.id, code);
      expect(answer).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
    }
    expect((await verify(server, token, factor.id, '')).status).toBe(400);
    const code = codeOf(factor.secret, 1);
    expect((await verify(server, token, factor.id, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(
      200,
    );
  });

  it('needs a challenge of this factor that is younger than five minutes', async () => {
    const { person, factor } = await personWithFactor(server);
    const token = await signInLow(server, person);
    const other = await personWithFactor(server);
    const mine = await challenge(server, token, factor.id);
    const foreign = await challenge(server, other.token, other.factor.id);
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
        body: { challenge_id, code: codeOf(factor.secret, 1) },
      });
      expect(answer).toMatchObject({ status: 422, body: { code: 'mfa_challenge_expired' } });
    }
  });

  it('is limited by the wrong codes of a person over all challenges', async () => {
    const limited = await startServerForTest({ env: { RECUEIL_CODE_ATTEMPTS: '3' } });
    const { person, factor } = await personWithFactor(limited);
    const token = await signInLow(limited, person);
    for (let n = 0; n < 3; n += 1) {
      expect((await verify(limited, token, factor.id, '000000')).status).toBe(422);
    }
    const right = await verify(limited, token, factor.id, codeOf(factor.secret, 1));
    expect(right).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
  });

  it('finds the person’s own factors only: foreign, unknown and malformed ids are not found', async () => {
    const [one, two] = [await personWithFactor(server), await personWithFactor(server)];
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
