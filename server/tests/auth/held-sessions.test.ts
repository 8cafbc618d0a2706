/**
 * Held sessions: sessions opened by something that an operator made or set. They open nothing until the person confirms
 * them.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBelongings } from '../support/belongings.ts';
import { inProcess, signUpInProcess } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { callRoute, kindsNamedBy, nameOf, pathWith, personalRoutes } from '../support/walk-routes.ts';
import { codeOf } from './support/authenticator.ts';
import { ask, askByWire, mailsTo, nextMail, open, signInByPassword, uniqueEmail } from './support/clients.ts';
import {
  follow,
  type Operator,
  operatorOf,
  SET_BY_OPERATOR,
  tokenOf,
  WAYS_IN,
} from './support/operator-entries.ts';
import { someone, startProviders, type TestProviders } from './support/provider-flows.ts';
import { personWithFactor, profileOf, signInLow, verify } from './support/second-factor.ts';

let providers: TestProviders;
let server: TestServer;
let operator: Operator;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer({ env: providers.env });
  operator = await operatorOf(server, providers);
});
afterAll(async () => {
  await server.stop();
  await providers.stop();
});

const HELD = { status: 403, body: { code: 'confirmation_needed' } };

/** Routes for signed-in people that a held session may use all the same (`HELD_TOO`). */
const OTHERWISE = [
  'GET /user',
  'POST /logout',
  'GET /confirmation',
  'POST /confirmation',
  'POST /confirmation/verify',
  'POST /factors/:id/challenge',
  'POST /factors/:id/verify',
  'POST /factors/recovery-codes/verify',
];
/** What a route needs to be asked for its own sake. */
const QUERIES: Record<string, string> = {
  '/user/identities/authorize': '?provider=google&skip_http_redirect=true',
};

describe('a session that stands on an operator', () => {
  it.each(WAYS_IN)('opens nothing: %s', async (_name, enter) => {
    const token = await enter(operator);
    expect(await profileOf(server, token)).toMatchObject(HELD);
    expect(await ask(server, 'GET', '/confirmation', { token })).toMatchObject({ body: { needed: true } });
  });

  it('is refused by every route of the application, downloads by cookie included', async () => {
    const person = await signUpInProcess(server);
    const downloads = personalRoutes(server).filter(({ opensAsLink }) => opensAsLink);
    expect(downloads).not.toEqual([]);
    // What else is named is not there: a held session is not told so.
    const owned = await giveBelongings(server, person, downloads.flatMap(kindsNamedBy));
    const { action_link = '' } = await operator.generated({ type: 'magiclink', email: person.email });
    const held = inProcess(server, { ...person, accessToken: await follow(action_link) });
    for (const route of personalRoutes(server)) {
      const answer = await callRoute(held, route, owned);
      const { code } = (await answer.json()) as { code?: unknown };
      expect([nameOf(route), answer.status, code]).toEqual([nameOf(route), 403, 'confirmation_needed']);
    }
    const cookie = `recueil-access=${held.accessToken}`;
    for (const route of downloads) {
      const content = await fetch(server.url + pathWith(route, owned), { headers: { cookie } });
      expect([content.status, await content.json()]).toEqual([403, expect.objectContaining(HELD.body)]);
      expect((await callRoute(person, route, owned)).status).toBe(200);
    }
  });

  it('is refused by every route of /auth/v1 except those listed here', async () => {
    const person = await signUpInProcess(server);
    const token = await operator.byHash(
      'magiclink',
      await operator.generated({ type: 'magiclink', email: person.email }),
    );
    const routes = server.recueil.authRoutes.filter((route) => route.token !== 'none');
    expect(routes.map(nameOf)).toEqual(expect.arrayContaining(OTHERWISE));
    for (const route of routes.filter((route) => !OTHERWISE.includes(nameOf(route)))) {
      const method = route.method === 'ALL' ? 'PATCH' : route.method;
      const path = route.path.replace(/:\w+|\*/g, crypto.randomUUID()) + (QUERIES[route.path] ?? '');
      const { status, body } = await ask(server, method, path, {
        token,
        ...(method !== 'GET' && { body: { factor_type: 'totp' } }),
      });
      const code = route.token === 'service' ? 'not_admin' : 'confirmation_needed';
      expect([nameOf(route), status, body.code]).toEqual([nameOf(route), 403, code]);
    }
    expect((await profileOf(server, person.accessToken)).status).toBe(200);
  });

  it('can change nothing of the account, and read only its name and address', async () => {
    const person = await signUpInProcess(server);
    const { action_link = '' } = await operator.generated({ type: 'magiclink', email: person.email });
    const token = await follow(action_link);
    for (const body of [
      { password: 'Nouveau3passe' },
      { email: uniqueEmail() },
      { data: { first_name: 'Autre' } },
    ])
      expect(await ask(server, 'PUT', '/user', { token, body })).toMatchObject(HELD);
    const shown = await ask(server, 'GET', '/user', { token });
    expect(shown).toMatchObject({ status: 200, body: { email: person.email } });
    expect((await ask(server, 'POST', '/logout?scope=others', { token })).status).toBe(204);
    expect((await ask(server, 'POST', '/logout?scope=global', { token })).status).toBe(204);
    expect((await ask(server, 'GET', '/user', { token })).status).toBe(403);
    expect((await profileOf(server, person.accessToken)).status).toBe(200);
  });

  it('stays held after a refresh and after the second factor', async () => {
    const { person, factor, token } = await personWithFactor(server);
    const link = await operator.generated({ type: 'magiclink', email: person.email });
    const opened = await ask(server, 'POST', '/verify', {
      body: { type: 'magiclink', token_hash: link.hashed_token },
    });
    expect((await profileOf(server, tokenOf(opened))).body.code).toBe('second_factor_needed');
    const early = await ask(server, 'POST', '/confirmation', { token: tokenOf(opened) });
    expect(early).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    const raised = await verify(server, tokenOf(opened), factor.id, codeOf(factor.secret, 1));
    expect(await profileOf(server, tokenOf(raised))).toMatchObject(HELD);
    const { refresh_token } = raised.body;
    const again = await ask(server, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token } });
    expect(await profileOf(server, tokenOf(again))).toMatchObject(HELD);
    expect((await profileOf(server, token)).status).toBe(200);
  });

  it('is not what a token of the service opens: that opens nothing of a person', async () => {
    const person = await signUpInProcess(server);
    expect((await profileOf(server, operator.token)).status).toBe(401);
    const call = { method: 'POST', headers: { authorization: `Bearer ${operator.token}` } };
    expect((await fetch(`${server.url}/functions/v1/ai-chat`, call)).status).toBe(401);
    expect((await profileOf(server, person.accessToken)).status).toBe(200);
  });
});

describe('what the person does themselves', () => {
  it('is not held: sign-up, password, recovery, magic link, a provider, a mailed invitation', async () => {
    const person = await signUpInProcess(server);
    const { email } = person;
    const tokens = [person.accessToken, tokenOf(await signInByPassword(server, email))];
    for (const path of ['/recover', '/otp']) {
      await ask(server, 'POST', path, { body: { email } });
      tokens.push(await follow((await nextMail(server, email, tokens.length - 1)).link));
    }
    const account = someone({ email });
    tokens.push(
      await operator.byGoogle(account),
      await operator.byGoogle(account),
      await operator.byGoogle(someone()),
    );
    const invited = uniqueEmail();
    await ask(server, 'POST', '/invite', { token: operator.token, body: { email: invited } });
    tokens.push(await follow((await nextMail(server, invited)).link));
    for (const token of tokens) expect((await profileOf(server, token)).status).toBe(200);
  });

  it('is not held after an operator’s password: a mailed recovery, and their own password after it', async () => {
    const person = await signUpInProcess(server);
    await operator.change(person.id, { password: SET_BY_OPERATOR });
    await ask(server, 'POST', '/recover', { body: { email: person.email } });
    const token = await follow((await nextMail(server, person.email)).link);
    expect((await profileOf(server, token)).status).toBe(200);
    await ask(server, 'PUT', '/user', { token, body: { password: 'Nouveau3passe' } });
    const own = tokenOf(await signInByPassword(server, person.email, 'Nouveau3passe'));
    expect((await profileOf(server, own)).status).toBe(200);
  });

  it('changes the address that counts when they change it themselves', async () => {
    const person = await signUpInProcess(server);
    const email = uniqueEmail();
    await ask(server, 'PUT', '/user', { token: person.accessToken, body: { email } });
    await open((await nextMail(server, email)).link);
    await follow((await nextMail(server, person.email)).link);
    await ask(server, 'POST', '/otp', { body: { email } });
    const token = await follow((await nextMail(server, email, 2)).link);
    expect((await profileOf(server, token)).status).toBe(200);
  });

  it('removes the mark of a removed factor when they add a new one', async () => {
    const { person, token } = await operator.withoutFactor();
    expect((await profileOf(server, token)).status).toBe(200);
    const { body } = await ask(server, 'POST', '/factors', { token, body: { factor_type: 'totp' } });
    const { secret } = body.totp as { secret: string };
    const raised = await verify(server, token, String(body.id), codeOf(secret));
    expect(raised.status).toBe(200);
    await ask(server, 'DELETE', `/factors/${body.id}`, { token: tokenOf(raised) });
    expect((await profileOf(server, await signInLow(server, person))).status).toBe(200);
  });
});

/** A held session, and the mail that it asked for. */
const heldSession = async () => {
  const person = await signUpInProcess(server);
  await operator.change(person.id, { password: SET_BY_OPERATOR });
  const token = tokenOf(await signInByPassword(server, person.email, SET_BY_OPERATOR));
  expect((await ask(server, 'POST', '/confirmation', { token })).status).toBe(200);
  const mail = await nextMail(server, person.email);
  return { person, token, mail, linkToken: new URLSearchParams(new URL(mail.link).hash.slice(1)).get('t') };
};

const answerAs = (token: string | null, is_mine: boolean) =>
  askByWire(server, 'POST', '/confirmation/answer', { body: { token, is_mine } });
const typed = (token: string, code: string) =>
  askByWire(server, 'POST', '/confirmation/verify', { token, body: { code } });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the mail that confirms a held session', () => {
  it('goes to the address that counts, and its code confirms that session only, once', async () => {
    const person = await signUpInProcess(server);
    const foreign = await operator.moved(person);
    await operator.change(person.id, { password: SET_BY_OPERATOR });
    const [first, second] = [
      tokenOf(await signInByPassword(server, foreign, SET_BY_OPERATOR)),
      tokenOf(await signInByPassword(server, foreign, SET_BY_OPERATOR)),
    ];
    await askByWire(server, 'POST', '/confirmation', { token: first });
    const { text, code } = await nextMail(server, person.email);
    expect(text).toContain('l’administration de ce service');
    expect(text).toContain('an administrator');
    expect((await mailsTo(server, foreign)).filter((mail) => mail.code === code)).toEqual([]);
    const status = await askByWire(server, 'GET', '/confirmation', { token: first });
    expect(status.body).toMatchObject({ needed: true, sent_to: `${person.email[0]}•••@exemple.fr` });
    expect((await typed(second, code)).body.code).toBe('otp_expired');
    expect((await typed(first, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await profileOf(server, first)).status).toBe(200);
    expect(await profileOf(server, second)).toMatchObject(HELD);
    const third = tokenOf(await signInByPassword(server, foreign, SET_BY_OPERATOR));
    expect(await profileOf(server, third)).toMatchObject(HELD);
  });

  it('has a link that changes nothing when opened, and confirms when the reader says so', async () => {
    const { token, mail, linkToken } = await heldSession();
    expect(new URL(mail.link).pathname).toBe('/auth/confirm-access');
    // As a mail filter does.
    await fetch(mail.link);
    expect(await profileOf(server, token)).toMatchObject(HELD);
    expect((await answerAs(linkToken, true)).status).toBe(200);
    expect((await profileOf(server, token)).status).toBe(200);
    expect(await answerAs(linkToken, true)).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
  });

  it('ends the session and removes the operator’s password when the person denies it', async () => {
    const { person, token, linkToken } = await heldSession();
    expect((await answerAs(linkToken, false)).status).toBe(200);
    expect((await profileOf(server, token)).status).toBe(401);
    const again = await signInByPassword(server, person.email, SET_BY_OPERATOR);
    expect(again.body.code).toBe('invalid_credentials');
  });

  it('removes an identity that was linked by an operator’s address, too', async () => {
    const person = await signUpInProcess(server);
    const token = await operator.byGoogle(someone({ email: await operator.moved(person) }));
    await ask(server, 'POST', '/confirmation', { token });
    const { link } = await nextMail(server, person.email);
    await answerAs(new URLSearchParams(new URL(link).hash.slice(1)).get('t'), false);
    const { body } = await ask(server, 'GET', '/user', { token: person.accessToken });
    expect((body.identities as { provider: string }[]).map(({ provider }) => provider)).toEqual(['email']);
  });

  it('makes an address count that an operator set and the session had shown, and ends the earlier sessions', async () => {
    const person = await signUpInProcess(server);
    const email = await operator.moved(person);
    await ask(server, 'POST', '/otp', { body: { email } });
    const token = await follow((await nextMail(server, email)).link);
    await ask(server, 'POST', '/confirmation', { token });
    expect((await typed(token, (await nextMail(server, person.email)).code)).status).toBe(200);
    expect((await profileOf(server, person.accessToken)).status).toBe(401);
    await ask(server, 'POST', '/otp', { body: { email } });
    const next = await follow((await nextMail(server, email, 2)).link);
    expect((await profileOf(server, next)).status).toBe(200);
  });

  it('does not let the confirmed session choose a password by the mail that opened it', async () => {
    const person = await signUpInProcess(server);
    const email = await operator.moved(person);
    await ask(server, 'POST', '/recover', { body: { email } });
    const token = await follow((await nextMail(server, email)).link);
    await ask(server, 'POST', '/confirmation', { token });
    expect((await typed(token, (await nextMail(server, person.email)).code)).status).toBe(200);
    const body = { password: 'Nouveau3passe' };
    expect(await ask(server, 'PUT', '/user', { token, body })).toMatchObject({
      status: 400,
      body: { code: 'current_password_required' },
    });
  });

  it('has a code that is refused after ten wrong ones, and a link that is not', async () => {
    const { token, mail, linkToken } = await heldSession();
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await typed(token, wrong(mail.code))).body.code).toBe('otp_expired');
    }
    expect((await typed(token, mail.code)).body.code).toBe('over_request_rate_limit');
    expect((await answerAs(linkToken, true)).status).toBe(200);
  });

  it('has a code that cannot be guessed faster from many sessions of one account', async () => {
    const { person, token, mail } = await heldSession();
    const other = tokenOf(await signInByPassword(server, person.email, SET_BY_OPERATOR));
    for (const at of [token, other]) {
      for (let tries = 0; tries < 5; tries += 1) await typed(at, wrong(mail.code));
    }
    expect((await typed(token, mail.code)).body.code).toBe('over_request_rate_limit');
  });

  it('can be asked for by held sessions only', async () => {
    const person = await signUpInProcess(server);
    expect(await ask(server, 'POST', '/confirmation', { token: person.accessToken })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
    const status = await ask(server, 'GET', '/confirmation', { token: person.accessToken });
    expect(status.body).toEqual({ needed: false, sent_to: null, sent_at: null });
    expect((await answerAs('x', true)).body.code).toBe('otp_expired');
  });
});
