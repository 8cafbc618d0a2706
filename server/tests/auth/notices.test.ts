import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, mailsTo, nextMail, nextNotice, PASSWORD, uniqueEmail } from './support/clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const person = async () => {
  const email = uniqueEmail();
  const answer = await ask(server, 'POST', '/signup', {
    body: { email, password: PASSWORD, data: { first_name: 'Nadia', sector: 'Santé' } },
  });
  return { email, token: String(answer.body.access_token), cookie: deviceOf(answer.headers) };
};

const deviceOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('recueil-device='))
    ?.split(';')[0] ?? '';

describe('a notice', () => {
  it('tells of a new password, after which earlier browsers count as new again', async () => {
    const { email, token, cookie } = await person();
    const signIn = (password: string, headers = {}) =>
      ask(server, 'POST', '/token?grant_type=password', { body: { email, password }, headers });
    const second = deviceOf((await signIn(PASSWORD)).headers);
    await nextNotice(server, email, 'Connexion depuis un nouvel appareil');
    await ask(server, 'PUT', '/user', {
      token,
      body: { password: 'Nouveau3passe', current_password: PASSWORD },
      headers: { cookie },
    });
    await nextNotice(server, email, 'Votre mot de passe a changé');
    await signIn('Nouveau3passe', { cookie });
    await signIn('Nouveau3passe', { cookie: second });
    await nextNotice(server, email, 'Connexion depuis un nouvel appareil', 2);
    expect(await mailsTo(server, email)).toHaveLength(3);
  });

  it('tells of a password that was chosen after a recovery, and of the next sign-in from a browser without cookies', async () => {
    const { email } = await person();
    await ask(server, 'POST', '/recover', { body: { email } });
    const { code } = await nextMail(server, email);
    const recovered = await ask(server, 'POST', '/verify', {
      body: { type: 'recovery', email, token: code },
    });
    const token = String(recovered.body.access_token);
    const body = { password: 'Nouveau3passe' };
    expect((await ask(server, 'PUT', '/user', { token, body })).status).toBe(200);
    await nextNotice(server, email, 'Votre mot de passe a changé');
    const before = (await mailsTo(server, email)).length;
    await ask(server, 'POST', '/token?grant_type=password', { body: { email, ...body } });
    await expect.poll(async () => (await mailsTo(server, email)).length).toBe(before + 1);
    await nextNotice(server, email, 'Connexion depuis un nouvel appareil');
  });

  it('tells the former address of a new one', async () => {
    const { email, token } = await person();
    const newEmail = uniqueEmail();
    await ask(server, 'PUT', '/user', { token, body: { email: newEmail } });
    for (const address of [email, newEmail]) {
      const { code } = await nextMail(server, address);
      await ask(server, 'POST', '/verify', { body: { type: 'email_change', email: address, token: code } });
    }
    await nextNotice(server, email, 'Votre adresse email a changé');
    const after = await mailsTo(server, newEmail);
    expect(after.filter(({ subject }) => subject.startsWith('Votre adresse'))).toEqual([]);
  });

  it('contains no link, no code, no address and nothing that the person wrote', async () => {
    const { email, token } = await person();
    await ask(server, 'PUT', '/user', {
      token,
      body: { password: 'Nouveau3passe', current_password: PASSWORD },
    });
    const { text, html } = await nextNotice(server, email, 'Votre mot de passe a changé');
    for (const body of [text, html]) {
      expect(body).not.toMatch(/https?:|<a |\d{6}|@|Nadia|Santé/);
      expect(body).toContain('mot de passe');
    }
  });
});
