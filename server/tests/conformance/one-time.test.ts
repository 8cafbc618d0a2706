/** The unpatched client of GoTrue against a running server: magic links. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, nextMail, open, PASSWORD, uniqueEmail } from '../auth/support/clients.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the client', () => {
  it('signInWithOtp mails a link, which ends in a session in the browser that asked', async () => {
    const email = uniqueEmail();
    await createBrowser(server).signUp({ email, password: PASSWORD });
    const browser = createBrowser(server);
    const { error } = await browser.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(error).toBeNull();
    const page = await open((await nextMail(server, email)).link);
    const { data } = await browser.exchangeCodeForSession(page.searchParams.get('code') ?? '');
    expect(data.user?.email).toBe(email);
  });

  it('signInWithOtp takes the code of the mail as well, and creates an account where it may', async () => {
    const email = uniqueEmail();
    const browser = createBrowser(server);
    await browser.signInWithOtp({ email, options: { data: { first_name: 'Nadia' } } });
    const { code } = await nextMail(server, email);
    const { data, error } = await browser.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { first_name: 'Nadia' } });
  });

  it('signInWithOtp says nothing of an address without an account, even where none may be made', async () => {
    const { error } = await createBrowser(server).signInWithOtp({
      email: uniqueEmail(),
      options: { shouldCreateUser: false },
    });
    expect(error).toBeNull();
  });

  it('signInWithOtp says that nobody is there where accounts may be disclosed', async () => {
    const disclosing = await startServerForTest({ env: { RECUEIL_ACCOUNT_DISCLOSURE: 'on' } });
    const { error } = await createBrowser(disclosing).signInWithOtp({
      email: uniqueEmail(),
      options: { shouldCreateUser: false },
    });
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
  });

  it('signInWithOtp knows no phone here', async () => {
    const { error } = await createBrowser(server).signInWithOtp({ phone: '+33612345678' });
    expect(error).toMatchObject({ code: 'provider_disabled' });
  });
});
