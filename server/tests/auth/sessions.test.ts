import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, PASSWORD, uniqueEmail } from './support/clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const person = async () => {
  const email = uniqueEmail();
  const first = await ask(server, 'POST', '/signup', { body: { email, password: PASSWORD } });
  return { email, token: String(first.body.access_token) };
};

const signIn = async (email: string, userAgent: string) => {
  const { body } = await ask(server, 'POST', '/token?grant_type=password', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  return body;
};

const sessionsOf = async (token: string) =>
  (await ask(server, 'GET', '/sessions', { token })).body.sessions as Record<string, unknown>[];

describe('the sessions of a person', () => {
  it('are listed with device and time, the newest first, with a mark at the one that asks', async () => {
    const { email, token } = await person();
    await signIn(email, 'Mozilla/5.0 (Test) Firefox/140');
    const sessions = await sessionsOf(token);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({
      user_agent: 'Mozilla/5.0 (Test) Firefox/140',
      is_current: false,
      aal: 'aal1',
    });
    expect(sessions[1]).toMatchObject({ is_current: true });
    expect(Date.parse(String(sessions[0]?.refreshed_at))).toBeGreaterThan(Date.now() - 60_000);
  });

  it('end one by one, at once, together with their refresh tokens', async () => {
    const { email, token } = await person();
    const other = await signIn(email, 'other');
    const id = (await sessionsOf(token)).find(({ is_current }) => !is_current)?.id;
    expect((await ask(server, 'DELETE', `/sessions/${id}`, { token })).status).toBe(204);
    expect(await ask(server, 'GET', '/user', { token: String(other.access_token) })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    });
    const refreshed = await ask(server, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: other.refresh_token },
    });
    expect(refreshed.status).toBe(400);
    expect(await sessionsOf(token)).toHaveLength(1);
  });

  it('are the person’s own only: a foreign, unknown or malformed id is not found', async () => {
    const [one, two] = [await person(), await person()];
    const foreign = (await sessionsOf(two.token))[0]?.id;
    for (const id of [foreign, crypto.randomUUID(), 'constructor', '%00']) {
      const answer = await ask(server, 'DELETE', `/sessions/${id}`, { token: one.token });
      expect(answer).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
    }
    expect(await sessionsOf(two.token)).toHaveLength(1);
  });

  it('need a session', async () => {
    expect((await ask(server, 'GET', '/sessions')).status).toBe(401);
    expect((await ask(server, 'DELETE', `/sessions/${crypto.randomUUID()}`)).status).toBe(401);
  });
});
