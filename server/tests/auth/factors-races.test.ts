/** Parallel requests about one person's factors: each decides on what the one before has left. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpInProcess } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { codeOf } from './support/authenticator.ts';
import { ask } from './support/clients.ts';
import { holdLock, waitingForLocks } from './support/locks.ts';
import { beginFactor, challenge, personWithFactor, prove, verify } from './support/second-factor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const makeCodes = (token: string) => ask(server, 'POST', '/factors/recovery-codes', { token });
const codesLeft = (token: string) => ask(server, 'GET', '/factors/recovery-codes', { token });

describe('requests at the same time', () => {
  it('make four sets of recovery codes, of which the last counts', async () => {
    const { token } = await personWithFactor(server);
    const release = await holdLock(server, (tx) =>
      sql`LOCK TABLE auth.mfa_recovery_codes IN SHARE MODE`.execute(tx.db),
    );
    const making = Promise.all(Array.from({ length: 4 }, () => makeCodes(token)));
    await expect.poll(() => waitingForLocks(server)).toBe(4);
    await release();
    const sets = await making;
    expect(sets.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await codesLeft(token)).body).toMatchObject({ total: 10, remaining: 10 });
  });

  it('remove both last factors and the recovery codes, or leave one factor', async () => {
    const { person, token, factor } = await personWithFactor(server);
    const second = await beginFactor(server, token, 'Tablette');
    await verify(server, token, second.id, codeOf(second.secret, 1));
    await makeCodes(token);
    // The session was raised by the second factor. Without that it may no longer remove the first.
    await Promise.all([factor.id, second.id].map((id) => ask(server, 'DELETE', `/factors/${id}`, { token })));
    const { factors = [] } = (await ask(server, 'GET', '/user', { token })).body as { factors?: unknown[] };
    const codes = await server.recueil.database.asSystem('count recovery codes', (tx) =>
      tx.db
        .selectFrom('auth.mfa_recovery_codes')
        .select('code_hash')
        .where('user_id', '=', person.id)
        .execute(),
    );
    expect([factors.length, codes.length]).toEqual(factors.length === 0 ? [0, 0] : [1, 10]);
  });

  it('begin twenty enrolments, of which ten remain', async () => {
    const { accessToken: token } = await signUpInProcess(server);
    await prove(server, token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        ask(server, 'POST', '/factors', { token, body: { factor_type: 'totp', friendly_name: `${n}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      body: { code: 'too_many_enrolled_mfa_factors' },
    });
  });

  it('verify a factor and sign out, which leaves no session and no error', async () => {
    const person = await signUpInProcess(server);
    const { id, secret } = await beginFactor(server, person.accessToken, 'Téléphone');
    const challengeId = await challenge(server, person.accessToken, id);
    const release = await holdLock(server, (tx) =>
      tx.db.selectFrom('auth.mfa_factors').select('id').where('id', '=', id).forUpdate().execute(),
    );
    const verifying = ask(server, 'POST', `/factors/${id}/verify`, {
      token: person.accessToken,
      body: { challenge_id: challengeId, code: codeOf(secret, 1) },
    });
    await expect.poll(() => waitingForLocks(server)).toBe(1);
    expect((await ask(server, 'POST', '/logout', { token: person.accessToken })).status).toBe(204);
    await release();
    expect(await verifying).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
  });
});
