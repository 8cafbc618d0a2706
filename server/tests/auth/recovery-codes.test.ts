import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, askByWire, nextNotice } from './support/clients.ts';
import { personWithFactor, signInLow } from './support/second-factor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('recovery codes', () => {
  const codesOf = async (token: string) =>
    (await ask(server, 'POST', '/factors/recovery-codes', { token })).body.codes as string[];
  const use = (token: string, code: string) =>
    askByWire(server, 'POST', '/factors/recovery-codes/verify', { token, body: { code } });
  const status = async (token: string) =>
    (await ask(server, 'GET', '/factors/recovery-codes', { token })).body;

  it('are ten, open the account once each in any spelling, and their use is told by mail', async () => {
    const { person, token } = await personWithFactor(server);
    const codes = await codesOf(token);
    expect(codes).toHaveLength(10);
    const [first = '', second = ''] = codes;
    const raised = await use(await signInLow(server, person), first.toLowerCase().replaceAll('-', ' '));
    expect(raised.status).toBe(200);
    const claims = decodeJwt(String(raised.body.access_token));
    expect(claims).toMatchObject({ aal: 'aal2' });
    expect((claims.amr as { method: string }[])[0]?.method).toBe('mfa/recovery_code');
    expect((await use(await signInLow(server, person), first)).status).toBe(422);
    const low = await signInLow(server, person);
    const together = await Promise.all(Array.from({ length: 5 }, () => use(low, second)));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await status(token)).toMatchObject({ type: 'recovery_code', total: 10, remaining: 8 });
    await nextNotice(server, person.email, 'Un code de secours a servi');
  });

  it('are replaced by new ones, are deleted with the last factor, and need one', async () => {
    const { person, token, factor } = await personWithFactor(server);
    const [old = ''] = await codesOf(token);
    await codesOf(token);
    expect((await use(await signInLow(server, person), old)).body.code).toBe('mfa_verification_failed');
    await ask(server, 'DELETE', `/factors/${factor.id}`, { token });
    expect((await ask(server, 'GET', '/factors/recovery-codes', { token })).status).toBe(404);
    expect((await ask(server, 'POST', '/factors/recovery-codes', { token })).status).toBe(404);
  });

  it('belong to one person only', async () => {
    const [one, two] = [await personWithFactor(server), await personWithFactor(server)];
    const [code = ''] = await codesOf(one.token);
    expect((await use(two.token, code)).status).toBe(422);
  });

  it('are neither in the database nor in the log', async () => {
    const { person, token } = await personWithFactor(server);
    const codes = await codesOf(token);
    await use(await signInLow(server, person), codes[0] ?? '');
    const log = JSON.stringify(server.logged);
    for (const code of codes) expect(log).not.toContain(code);
  });
});
