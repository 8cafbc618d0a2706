/** What a session that has shown only the password can do when the person has a second factor. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBelongings } from '../support/belongings.ts';
import { inProcess } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { callRoute, nameOf, personalRoutes } from '../support/walk-routes.ts';
import { codeOf } from './support/authenticator.ts';
import { ask, nextMail, nextNotice, open } from './support/clients.ts';
import { CLIENT_ID, someone, startProviders, type TestProviders } from './support/provider-flows.ts';
import {
  beginFactor,
  personWithFactor,
  profileOf,
  prove,
  signInLow,
  verify,
} from './support/second-factor.ts';

let providers: TestProviders;
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer({ env: providers.env });
});
afterAll(async () => {
  await server.stop();
  await providers.stop();
});

describe('a session that has not shown the second factor', () => {
  it('is refused by every route of the application', async () => {
    const { person, token } = await personWithFactor(server);
    const owned = await giveBelongings(server, inProcess(server, { ...person, accessToken: token }));
    const low = inProcess(server, { ...person, accessToken: await signInLow(server, person) });
    for (const route of personalRoutes(server)) {
      const answer = await callRoute(low, route, owned);
      const { code } = (await answer.json()) as { code?: unknown };
      expect([nameOf(route), answer.status, code]).toEqual([nameOf(route), 403, 'second_factor_needed']);
    }
  });

  it('is not raised by a factor whose enrolment is unfinished', async () => {
    const { person, token } = await personWithFactor(server);
    const begun = await beginFactor(server, token, 'Tablette');
    const low = await signInLow(server, person);
    expect(await verify(server, low, begun.id, codeOf(begun.secret, 1))).toMatchObject({
      status: 403,
      body: { code: 'insufficient_aal' },
    });
    expect((await verify(server, token, begun.id, codeOf(begun.secret, 1))).status).toBe(200);
  });

  it('ends when another session shows it, by a code of the app or a recovery code', async () => {
    const { person, factor, token } = await personWithFactor(server);
    const codes = (await ask(server, 'POST', '/factors/recovery-codes', { token })).body.codes as string[];
    const showings = [
      (at: string) => verify(server, at, factor.id, codeOf(factor.secret, 1)),
      (at: string) =>
        ask(server, 'POST', '/factors/recovery-codes/verify', { token: at, body: { code: codes[0] } }),
    ];
    for (const show of showings) {
      const [shown, left] = [await signInLow(server, person), await signInLow(server, person)];
      expect((await show(shown)).status).toBe(200);
      expect((await ask(server, 'GET', '/user', { token: left })).body.code).toBe('session_not_found');
      expect((await ask(server, 'GET', '/user', { token })).status).toBe(200);
    }
  });

  it('can neither add nor remove a way to sign in', async () => {
    const { person, token } = await personWithFactor(server);
    const low = await signInLow(server, person);
    const begin = '/user/identities/authorize?provider=google&skip_http_redirect=true';
    const now = Math.floor(Date.now() / 1_000);
    const claims = { ...someone(), iss: providers.google.issuer, aud: CLIENT_ID, iat: now, exp: now + 300 };
    const id_token = await providers.google.sign(claims);
    const body = { provider: 'google', id_token, link_identity: true };
    for (const answer of [
      await ask(server, 'GET', begin, { token: low }),
      await ask(server, 'DELETE', `/user/identities/${crypto.randomUUID()}`, { token: low }),
      await ask(server, 'POST', '/token?grant_type=id_token', { token: low, body }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    }
    expect((await ask(server, 'GET', begin, { token })).status).toBe(200);
  });
});

describe('a person with a second factor', () => {
  it('can open nothing by a password before showing it', async () => {
    const { person, token, factor } = await personWithFactor(server);
    expect((await profileOf(server, token)).status).toBe(200);
    const low = await signInLow(server, person);
    expect(await profileOf(server, low)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_needed' },
    });
    const raised = await verify(server, low, factor.id, codeOf(factor.secret, 1));
    expect((await profileOf(server, String(raised.body.access_token))).status).toBe(200);
  });

  it('can open nothing by the link of a forgotten password before showing it, and then chooses a new one', async () => {
    const { person, token } = await personWithFactor(server);
    const { body } = await ask(server, 'POST', '/factors/recovery-codes', { token });
    const [code] = body.codes as string[];
    await ask(server, 'POST', '/recover', { body: { email: person.email } });
    const page = await open((await nextMail(server, person.email)).link);
    const byLink = new URLSearchParams(page.hash.slice(1)).get('access_token') ?? '';
    expect((await profileOf(server, byLink)).status).toBe(403);
    const choice = { password: 'Nouveau3passe' };
    expect((await ask(server, 'PUT', '/user', { token: byLink, body: choice })).body.code).toBe(
      'insufficient_aal',
    );
    const use = { token: byLink, body: { code } };
    const raised = await ask(server, 'POST', '/factors/recovery-codes/verify', use);
    const shown = String(raised.body.access_token);
    // What the link allows outlasts the second step: the present password is not asked for.
    expect((await ask(server, 'PUT', '/user', { token: shown, body: choice })).status).toBe(200);
  });

  it('can change neither password nor address, nor list or end sessions, before showing it', async () => {
    const { person } = await personWithFactor(server);
    const token = await signInLow(server, person);
    for (const body of [{ password: 'Nouveau3passe' }, { email: 'autre@exemple.fr' }]) {
      const answer = await ask(server, 'PUT', '/user', { token, body });
      expect(answer).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } });
    }
    for (const [method, path] of [
      ['GET', '/sessions'],
      ['DELETE', `/sessions/${crypto.randomUUID()}`],
      ['GET', '/factors/recovery-codes'],
      ['POST', '/factors/recovery-codes'],
      ['DELETE', '/factors/recovery-codes'],
    ] as const) {
      const answer = await ask(server, method, path, { token });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'insufficient_aal']);
    }
    expect((await ask(server, 'GET', '/user', { token })).status).toBe(200);
    expect((await ask(server, 'POST', '/logout', { token })).status).toBe(204);
  });

  it('cannot sign out a session that has shown it from one that has not', async () => {
    const { person, token } = await personWithFactor(server);
    for (const scope of ['others', 'global']) {
      const low = await signInLow(server, person);
      expect((await ask(server, 'POST', `/logout?scope=${scope}`, { token: low })).status).toBe(204);
      expect((await profileOf(server, token)).status).toBe(200);
    }
  });

  it('can remove it only at aal2, which lowers the session and is told by mail', async () => {
    const { person, token, factor } = await personWithFactor(server);
    const low = await signInLow(server, person);
    const refused = await ask(server, 'DELETE', `/factors/${factor.id}`, { token: low });
    expect(refused).toMatchObject({ status: 422, body: { code: 'insufficient_aal' } });
    const removed = await ask(server, 'DELETE', `/factors/${factor.id}`, { token });
    expect(removed).toMatchObject({ status: 200, body: { id: factor.id } });
    const sessions = (await ask(server, 'GET', '/sessions', { token })).body.sessions as { aal: string }[];
    expect(sessions.map(({ aal }) => aal)).toEqual(['aal1', 'aal1']);
    expect((await profileOf(server, low)).status).toBe(200);
    await nextNotice(server, person.email, 'Validation en deux étapes désactivée');
  });

  it('who removes one of two lowers the sessions that it raised, and no others', async () => {
    const { person, token, factor } = await personWithFactor(server);
    const tablet = await beginFactor(server, token, 'Tablette');
    const onTablet = String(
      (await verify(server, token, tablet.id, codeOf(tablet.secret))).body.access_token,
    );
    const low = await signInLow(server, person);
    const raised = await verify(server, low, factor.id, codeOf(factor.secret, 1));
    const onPhone = String(raised.body.access_token);
    await prove(server, onPhone);
    expect((await profileOf(server, onTablet)).status).toBe(200);
    expect((await ask(server, 'DELETE', `/factors/${tablet.id}`, { token: onPhone })).status).toBe(200);
    const { sessions } = (await ask(server, 'GET', '/sessions', { token: onPhone })).body as {
      sessions: { aal: string; is_current: boolean }[];
    };
    expect(new Map(sessions.map(({ aal, is_current }) => [is_current, aal]))).toEqual(
      new Map([
        [true, 'aal2'],
        [false, 'aal1'],
      ]),
    );
    expect(await profileOf(server, onTablet)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_needed' },
    });
    expect((await profileOf(server, onPhone)).status).toBe(200);
  });
});
