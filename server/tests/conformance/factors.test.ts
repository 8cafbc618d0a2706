/** The unpatched client of GoTrue against a running server: second factors. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../auth/support/authenticator.ts';
import { ask, createBrowser, PASSWORD, uniqueEmail } from '../auth/support/clients.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const enrolled = async () => {
  const browser = createBrowser(server);
  const email = uniqueEmail();
  await browser.signUp({ email, password: PASSWORD });
  // The client has no method for this proof: the request is sent without the client.
  const token = (await browser.getSession()).data.session?.access_token ?? '';
  expect((await ask(server, 'POST', '/reauthenticate', { token, body: { password: PASSWORD } })).status).toBe(
    200,
  );
  const { data, error } = await browser.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
  if (error) throw error;
  return { browser, email, factorId: data.id, secret: data.totp.secret, qrCode: data.totp.qr_code };
};

const levels = async (browser: ReturnType<typeof createBrowser>) => {
  const { data } = await browser.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

describe('the client', () => {
  it('mfa.enroll, challenge and verify raise the session; listFactors and the levels say so', async () => {
    const { browser, factorId, secret, qrCode } = await enrolled();
    expect(qrCode).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(await levels(browser)).toEqual(['aal1', 'aal1']);
    const challenged = await browser.mfa.challenge({ factorId });
    expect(challenged.error).toBeNull();
    const wrong = await browser.mfa.verify({
      factorId,
      challengeId: challenged.data?.id ?? '',
      code: '000000',
    });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const verified = await browser.mfa.verify({
      factorId,
      challengeId: challenged.data?.id ?? '',
      code: codeOf(secret, 1),
    });
    expect(verified.error).toBeNull();
    expect(await levels(browser)).toEqual(['aal2', 'aal2']);
    const { data } = await browser.mfa.listFactors();
    expect(data?.totp).toMatchObject([{ id: factorId, friendly_name: 'Téléphone', status: 'verified' }]);
  });

  it('mfa.challengeAndVerify is the second step of the next sign-in', async () => {
    const { browser, email, factorId, secret } = await enrolled();
    await browser.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    const later = createBrowser(server);
    await later.signInWithPassword({ email, password: PASSWORD });
    expect(await levels(later)).toEqual(['aal1', 'aal2']);
    expect((await later.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })).error).toBeNull();
    expect(await levels(later)).toEqual(['aal2', 'aal2']);
    expect((await later.refreshSession()).error).toBeNull();
    expect(await levels(later)).toEqual(['aal2', 'aal2']);
  });

  it('mfa.unenroll takes it away', async () => {
    const { browser, factorId, secret } = await enrolled();
    await browser.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect((await browser.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    await browser.refreshSession();
    expect(await levels(browser)).toEqual(['aal1', 'aal1']);
  });
});
