import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask } from './support/clients.ts';

/** The provider's end of the protocol: `right…` is right, `odd` is answered with nonsense, `slow` never. */
let provider: Server;
const asked: URLSearchParams[] = [];
beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const form = new URLSearchParams(body);
    asked.push(form);
    const token = form.get('response') ?? '';
    if (token === 'slow') return;
    if (token === 'broken') response.statusCode = 500;
    response.end(token === 'odd' ? '<html>' : JSON.stringify({ success: token.startsWith('right') }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const start = (kind: 'hcaptcha' | 'turnstile', webDir: string): Promise<TestServer> =>
  startTestServer({
    overrides: { webDir },
    env: {
      RECUEIL_CAPTCHA: kind,
      RECUEIL_CAPTCHA_SITE_KEY: 'site-key',
      RECUEIL_CAPTCHA_SECRET: 'captcha-secret',
      RECUEIL_CAPTCHA_VERIFY_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`,
    },
  });

const recover = (server: TestServer, captcha_token: string) =>
  ask(server, 'POST', '/recover', {
    body: { email: 'a@exemple.fr', gotrue_meta_security: { captcha_token } },
  });

describe.each(['hcaptcha', 'turnstile'] as const)('%s', (kind) => {
  let webDir: string;
  let server: TestServer;
  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'recueil-web-'));
    await writeFile(join(webDir, 'index.html'), '<!doctype html>');
    server = await start(kind, webDir);
  });
  afterAll(async () => {
    await server.stop();
    await rm(webDir, { recursive: true });
  });

  it('is asked whether a solution is right, and each counts once', async () => {
    const token = `right-${kind}`;
    expect((await recover(server, token)).status).toBe(200);
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      secret: 'captcha-secret',
      response: token,
      sitekey: 'site-key',
    });
    expect(await recover(server, token)).toMatchObject({ status: 400, body: { code: 'captcha_failed' } });
    for (const wrong of ['wrong', '', 'x'.repeat(9_000)]) {
      expect(await recover(server, wrong)).toMatchObject({ status: 400, body: { code: 'captcha_failed' } });
    }
    expect((await ask(server, 'GET', '/captcha')).status).toBe(404);
  });

  it('accepts nothing when it is slow, broken or answers nonsense', async () => {
    // The time limit is the same code for both: one waits for it.
    const tokens = ['broken', 'odd', ...(kind === 'hcaptcha' ? ['slow'] : [])];
    const answers = await Promise.all(tokens.map((token) => recover(server, token)));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 400, body: { code: 'captcha_failed' } });
    expect(JSON.stringify(server.logged)).not.toContain('captcha-secret');
  });

  it('names its script for the page, which may load no other', async () => {
    const config = (await (await fetch(`${server.url}/api/config`)).json()) as Record<string, unknown>;
    expect(config).toMatchObject({ captcha: kind, captchaWidget: { siteKey: 'site-key' } });
    expect(JSON.stringify(config)).not.toContain('captcha-secret');
    const { scriptUrl } = config.captchaWidget as { scriptUrl: string };
    const csp = (await fetch(`${server.url}/login`)).headers.get('content-security-policy') ?? '';
    expect(csp).toContain(new URL(scriptUrl).origin);
    expect(csp).not.toContain("'unsafe");
  });
});
