import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpInProcess } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import {
  ask,
  createBrowser,
  fragmentOf,
  mailsTo,
  nextMail,
  open,
  PASSWORD,
  uniqueEmail,
} from './support/clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const verify = (body: unknown) => ask(server, 'POST', '/verify', { body });

const BAD_CODE = { status: 403, body: { code: 'otp_expired', message: 'Token has expired or is invalid' } };
const BAD_LINK = {
  status: 403,
  body: { code: 'otp_expired', message: 'Email link is invalid or has expired' },
};

/** Asks for a recovery mail; returns the mail. */
const recovering = async (redirectTo?: string) => {
  const person = await signUpInProcess(server);
  const query = redirectTo === undefined ? '' : `?${new URLSearchParams({ redirect_to: redirectTo })}`;
  await ask(server, 'POST', `/recover${query}`, { body: { email: person.email } });
  return { person, mail: await nextMail(server, person.email) };
};

const hashIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';

describe('recovery', () => {
  it('leads by PKCE to a session that may set a password, and ends the other sessions', async () => {
    const person = await signUpInProcess(server);
    const browser = createBrowser(server);
    const redirectTo = `${server.url}/auth/update-password`;
    expect((await browser.resetPasswordForEmail(person.email, { redirectTo })).error).toBeNull();
    const page = await open((await nextMail(server, person.email)).link);
    expect(page.origin + page.pathname).toBe(redirectTo);
    const events: string[] = [];
    browser.onAuthStateChange((event) => void events.push(event));
    const exchanged = await browser.exchangeCodeForSession(page.searchParams.get('code') ?? '');
    expect(exchanged.error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    const claims = (await browser.getClaims()).data?.claims;
    expect(claims?.amr).toMatchObject([{ method: 'recovery' }]);

    expect((await browser.updateUser({ password: 'Nouveau2passe' })).error).toBeNull();
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
    const old = await createBrowser(server).signInWithPassword({ email: person.email, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
    const fresh = await createBrowser(server).signInWithPassword({
      email: person.email,
      password: 'Nouveau2passe',
    });
    expect(fresh.error).toBeNull();
  });

  it('works by the code and by the implicit link', async () => {
    const { person, mail } = await recovering();
    const byCode = await createBrowser(server).verifyOtp({
      email: person.email,
      token: mail.code,
      type: 'recovery',
    });
    expect(byCode.data.user?.id).toBe(person.id);
    const second = await recovering();
    expect(fragmentOf(await open(second.mail.link))).toMatchObject({
      type: 'recovery',
      access_token: expect.any(String),
    });
  });

  it('answers every address alike, and mails only to an account', async () => {
    const stranger = uniqueEmail();
    expect(await ask(server, 'POST', '/recover', { body: { email: stranger } })).toMatchObject({
      status: 200,
      body: {},
    });
    const { person } = await recovering();
    expect(await mailsTo(server, stranger)).toEqual([]);
    expect(await mailsTo(server, person.email)).toHaveLength(1);
  });

  it('drops the password of an unconfirmed address, which somebody else may have set', async () => {
    const test = await startServerForTest({ env: { RECUEIL_AUTOCONFIRM: 'off' } });
    const email = uniqueEmail();
    await ask(test, 'POST', '/signup', { body: { email, password: PASSWORD } });
    await ask(test, 'POST', '/recover', { body: { email } });
    const { code } = await nextMail(test, email, 2);
    expect(
      (await ask(test, 'POST', '/verify', { body: { type: 'recovery', email, token: code } })).status,
    ).toBe(200);
    const planted = await ask(test, 'POST', '/token?grant_type=password', {
      body: { email, password: PASSWORD },
    });
    expect(planted.body.code).toBe('invalid_credentials');
  });
});

describe('a code or link', () => {
  it('is six digits, and in the link a hash that address and code alone do not give', async () => {
    const { person, mail } = await recovering();
    const guessed = createHash('sha224')
      .update(person.email + mail.code)
      .digest('hex');
    expect(mail.code).toMatch(/^\d{6}$/);
    expect(hashIn(mail.link)).toMatch(/^[0-9a-f]{56}$/);
    expect(hashIn(mail.link)).not.toBe(guessed);
    expect(await verify({ type: 'recovery', token_hash: guessed })).toMatchObject(BAD_LINK);
    const link = new URL(mail.link);
    expect(link.origin + link.pathname).toBe(`${server.url}/auth/v1/verify`);
    expect([...link.searchParams.keys()]).toEqual(['token', 'type', 'redirect_to', 'proof']);
  });

  it('works once, also when twenty requests use it at once', async () => {
    const { person, mail } = await recovering();
    const body = { type: 'recovery', email: person.email, token: mail.code };
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => verify(body)),
      ...Array.from({ length: 10 }, () => verify({ type: 'recovery', token_hash: hashIn(mail.link) })),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
    expect(await verify(body)).toMatchObject(BAD_CODE);
    expect(fragmentOf(await open(mail.link))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    });
  });

  it('is not used up by a mail filter’s HEAD request', async () => {
    const { mail } = await recovering();
    expect((await fetch(mail.link, { method: 'HEAD' })).status).toBe(204);
    expect(fragmentOf(await open(mail.link))).toHaveProperty('access_token');
  });

  it('is valid for an hour', async () => {
    const { person, mail } = await recovering();
    await server.recueil.database.asSystem('age a token', (tx) =>
      tx.db
        .updateTable('auth.one_time_tokens')
        .set({ expires_at: new Date(Date.now() - 1) })
        .where('user_id', '=', person.id)
        .execute(),
    );
    expect(await verify({ type: 'recovery', email: person.email, token: mail.code })).toMatchObject(BAD_CODE);
    expect(await verify({ type: 'recovery', token_hash: hashIn(mail.link) })).toMatchObject(BAD_LINK);
  });

  it('works for no other address and no other type', async () => {
    const [{ person, mail }, other] = [await recovering(), await signUpInProcess(server)];
    expect(await verify({ type: 'recovery', email: other.email, token: mail.code })).toMatchObject(BAD_CODE);
    expect(await verify({ type: 'signup', email: person.email, token: mail.code })).toMatchObject(BAD_CODE);
    expect(await verify({ type: 'email_change', email: person.email, token: mail.code })).toMatchObject(
      BAD_CODE,
    );
    expect(await verify({ type: 'signup', token_hash: hashIn(mail.link) })).toMatchObject(BAD_LINK);
    expect((await verify({ type: 'recovery', email: person.email, token: mail.code })).status).toBe(200);
  });

  it('is refused as a code after ten wrong ones for its address, but not as a link', async () => {
    const { person, mail } = await recovering();
    const wrong = mail.code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await verify({ type: 'recovery', email: person.email, token: wrong })).toMatchObject(BAD_CODE);
    }
    expect(await verify({ type: 'recovery', email: person.email, token: mail.code })).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    });
    expect(fragmentOf(await open(mail.link))).toHaveProperty('access_token');
    expect(fragmentOf(await open(mail.link))).toHaveProperty('error_code', 'otp_expired');
  });

  it.each([
    [{ token: '123456', email: 'a@exemple.fr' }, 400, 'validation_failed'],
    [{ type: 'signup', email: 'a@exemple.fr' }, 400, 'validation_failed'],
    [{ type: 'signup', token: '123456' }, 400, 'validation_failed'],
    [
      { type: 'signup', token: '123456', email: 'a@exemple.fr', phone: '+33612345678' },
      400,
      'validation_failed',
    ],
    [{ type: 'signup', token_hash: 'x', email: 'a@exemple.fr' }, 400, 'validation_failed'],
    [{ type: 'other', token: '123456', email: 'a@exemple.fr' }, 400, 'validation_failed'],
    [{ type: 'sms', token: '123456', phone: '+33612345678' }, 403, 'otp_expired'],
    [{ type: 'signup', token: '123456', email: 'a@exemple.fr' }, 403, 'otp_expired'],
  ])('is refused as %j', async (body, status, code) => {
    expect(await verify(body)).toMatchObject({ status, body: { code } });
  });

  it('for a malformed phone number is refused in the words that clients compare', async () => {
    expect(await verify({ type: 'sms', token: '123456', phone: '06 12' })).toMatchObject({
      status: 400,
      body: { message: 'Invalid phone number format (E.164 required)' },
    });
  });

  it.each([
    'https://attacker.example/',
    '//attacker.example',
    'javascript:alert(1)',
    'https://localhost@attacker.example/',
    '/relative',
  ])('leads to the site when %j was asked for', async (redirectTo) => {
    const { mail } = await recovering(redirectTo);
    expect((await open(mail.link)).origin).toBe(server.url);
    const tampered = new URL(mail.link);
    tampered.searchParams.set('redirect_to', redirectTo);
    expect((await open(tampered.href)).origin).toBe(server.url);
  });
});

describe('the end of a PKCE flow', () => {
  const begin = async () => {
    const person = await signUpInProcess(server);
    const browser = createBrowser(server);
    await browser.resetPasswordForEmail(person.email);
    const page = await open((await nextMail(server, person.email)).link);
    // The client stores it as "<verifier>/recovery".
    const [, kept] = [...browser.stored].find(([name]) => name.includes('code-verifier')) ?? [];
    const verifier = String(JSON.parse(kept ?? '""')).split('/')[0] ?? '';
    return { person, authCode: page.searchParams.get('code') ?? '', verifier };
  };
  const end = (auth_code: string, code_verifier: string) =>
    ask(server, 'POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier } });

  it('needs the verifier of the browser that began it', async () => {
    const { authCode } = await begin();
    expect(await end(authCode, 'x'.repeat(56))).toMatchObject({
      status: 400,
      body: { code: 'bad_code_verifier' },
    });
    const stranger = await createBrowser(server).exchangeCodeForSession(authCode);
    expect(stranger.error).not.toBeNull();
  });

  it('works once, also when ten requests use the code at once', async () => {
    const { authCode, verifier } = await begin();
    const answers = await Promise.all(Array.from({ length: 10 }, () => end(authCode, verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'flow_state_not_found' });
    }
  });

  it('is possible for five minutes after the code was issued', async () => {
    const { person, authCode, verifier } = await begin();
    await server.recueil.database.asSystem('age a flow', (tx) =>
      tx.db
        .updateTable('auth.flow_states')
        .set({ auth_code_issued_at: new Date(Date.now() - 301_000) })
        .where('user_id', '=', person.id)
        .execute(),
    );
    expect(await end(authCode, verifier)).toMatchObject({
      status: 422,
      body: { code: 'flow_state_expired' },
    });
  });

  it('reports errors in query and fragment', async () => {
    const page = await open(`${server.url}/auth/v1/verify?token=pkce_unknown&type=recovery`);
    expect(page.searchParams.get('error_code')).toBe('otp_expired');
    expect(fragmentOf(page)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
  });
});

describe('a link that was cut on its way', () => {
  it.each([
    ['has no type', (link: URL) => link.searchParams.delete('type')],
    ['has an empty type', (link: URL) => link.searchParams.set('type', '')],
    ['has half a type', (link: URL) => link.searchParams.set('type', 'reco')],
    ['has no token', (link: URL) => link.searchParams.delete('token')],
    [
      'has nothing',
      (link: URL) => {
        link.search = '';
      },
    ],
  ])('and %s leads to the page for broken links, and uses nothing up', async (_what, cut) => {
    const { mail } = await recovering(`${server.url}/auth/update-password`);
    const link = new URL(mail.link);
    cut(link);
    const page = await open(link.href);
    expect(page.origin).toBe(server.url);
    if (link.search !== '') expect(page.pathname).toBe('/auth/update-password');
    expect(fragmentOf(page)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
    expect(fragmentOf(await open(mail.link))).not.toHaveProperty('error_code');
  });
});
