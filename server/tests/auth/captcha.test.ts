import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, createBrowser, PASSWORD, uniqueEmail } from './support/clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RECUEIL_CAPTCHA: 'altcha' } });
});
afterAll(() => server.stop());

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

const challenge = async (): Promise<Challenge> =>
  (await ask(server, 'GET', '/captcha')).body as unknown as Challenge;
const encode = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');
/** The token that the widget in the form sends. */
const solved = async (): Promise<string> => {
  const given = await challenge();
  return encode({ challenge: given, solution: await solveChallenge({ challenge: given, deriveKey }) });
};
const signIn = (captcha_token?: string) =>
  ask(server, 'POST', '/token?grant_type=password', {
    body: {
      email: 'a@exemple.fr',
      password: 'Faux2passe',
      ...(captcha_token === undefined ? {} : { gotrue_meta_security: { captcha_token } }),
    },
  });

describe('the captcha', () => {
  it('accepts a solution once', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    const captchaToken = await solved();
    const signedUp = await browser.signUp({ email, password: PASSWORD, options: { captchaToken } });
    expect(signedUp.error).toBeNull();
    const replayed = await browser.signInWithPassword({
      email,
      password: PASSWORD,
      options: { captchaToken },
    });
    expect(replayed.error).toMatchObject({ status: 400, code: 'captcha_failed' });
    const fresh = await browser.signInWithPassword({
      email,
      password: PASSWORD,
      options: { captchaToken: await solved() },
    });
    expect(fresh.error).toBeNull();
    expect((await browser.resetPasswordForEmail(email, { captchaToken: await solved() })).error).toBeNull();
  });

  it('accepts a solution once, also when ten requests send it at once', async () => {
    const token = await solved();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(token)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(1);
    expect(codes.filter((code) => code === 'captcha_failed')).toHaveLength(9);
  });

  it('is asked for wherever mail is sent or a password is tried', async () => {
    for (const [path, body] of [
      ['/signup', { email: uniqueEmail(), password: PASSWORD }],
      ['/recover', { email: uniqueEmail() }],
      ['/resend', { type: 'signup', email: uniqueEmail() }],
      ['/token?grant_type=password', { email: uniqueEmail(), password: PASSWORD }],
    ] as const) {
      expect(await ask(server, 'POST', path, { body })).toMatchObject({
        status: 400,
        body: { code: 'captcha_failed' },
      });
    }
    const refresh = await ask(server, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: 'a'.repeat(43) },
    });
    expect(refresh.body.code).toBe('refresh_token_not_found');
  });

  it('refuses anything but a solution of one of our challenges', async () => {
    const given = await challenge();
    const solution = await solveChallenge({ challenge: given, deriveKey });
    const { parameters } = given;
    const forged = [
      '',
      'garbage',
      encode(null),
      encode({}),
      encode({ challenge: given }),
      encode({ challenge: given, solution: { counter: 1, derivedKey: '00' } }),
      encode({ challenge: { ...given, signature: '00' }, solution }),
      encode({ challenge: { parameters }, solution }),
      encode({ challenge: { ...given, parameters: { ...parameters, expiresAt: undefined } }, solution }),
      encode({ challenge: { ...given, parameters: { ...parameters, nonce: 'ff' } }, solution }),
      'x'.repeat(10_000),
    ];
    for (const token of forged) {
      expect(await signIn(token), token).toMatchObject({ status: 400, body: { code: 'captcha_failed' } });
    }
    expect((await signIn(encode({ challenge: given, solution }))).body.code).toBe('invalid_credentials');
  });
});
