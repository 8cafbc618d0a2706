/** What the service answers without a session: its keys, settings and health, and to which origins. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask } from './support/clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('what anybody may read', () => {
  it('are the public keys, without a private part', async () => {
    const { status, headers, body } = await ask(server, 'GET', '/.well-known/jwks.json');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(body.keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
        kid: expect.any(String),
        x: expect.any(String),
        y: expect.any(String),
      },
    ]);
  });

  it('are settings and health', async () => {
    expect((await ask(server, 'GET', '/settings')).body).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      saml_enabled: false,
    });
    expect((await ask(server, 'GET', '/health')).body).toEqual({
      version: expect.any(String),
      name: 'GoTrue',
      description: expect.any(String),
    });
  });

  it('may be read by pages of our own origin only', async () => {
    const from = async (origin: string) =>
      (await ask(server, 'GET', '/settings', { headers: { origin } })).headers;
    const own = await from(server.url);
    expect(own.get('access-control-allow-origin')).toBe(server.url);
    expect(own.get('access-control-expose-headers')).toBe('X-Total-Count,Link,X-Supabase-Api-Version');
    expect((await from('http://localhost:5173')).get('access-control-allow-origin')).toBe(
      'http://localhost:5173',
    );
    expect((await from('https://attacker.example')).get('access-control-allow-origin')).toBeNull();
    expect((await from('null')).get('access-control-allow-origin')).toBeNull();
    const refused = await ask(server, 'GET', '/user', { headers: { origin: server.url } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(server.url);
    const preflight = await fetch(`${server.url}/auth/v1/user`, {
      method: 'OPTIONS',
      headers: { origin: server.url, 'access-control-request-method': 'PUT' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  });
});
