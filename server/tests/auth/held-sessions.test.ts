/** Sessions that stand on what an operator made or set: they open nothing until the person has confirmed them. */
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyFor, giveBelongings, pathWith, personalRoutes } from '../support/belongings.ts';
import { personAt, signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { serviceToken } from './administrator.ts';
import { codeOf } from './authenticator.ts';
import {
  type Answer,
  ask,
  fragmentOf,
  mailsTo,
  nextMail,
  open,
  signInByPassword,
  uniqueEmail,
} from './clients.ts';
import { CLIENT_ID, someone, startProviders, type TestProviders } from './provider-flows.ts';
import { personWithFactor, profileOf, signInLow, verify } from './second-factor.ts';

const SET_BY_OPERATOR = 'Operateur2passe';

let providers: TestProviders;
let server: TestServer;
let operator: string;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer({ env: providers.env });
  operator = await serviceToken(server);
});
afterAll(async () => {
  await server.stop();
  await providers.stop();
});

const tokenOf = ({ body }: Answer): string => String(body.access_token ?? JSON.stringify(body));

const change = (id: string, body: Record<string, unknown>) =>
  ask(server, 'PUT', `/admin/users/${id}`, { token: operator, body });

const generated = async (body: Record<string, unknown>) =>
  (await ask(server, 'POST', '/admin/generate_link', { token: operator, body })).body as Record<
    string,
    string
  >;

const follow = async (link: string): Promise<string> => fragmentOf(await open(link)).access_token ?? '';

const byHash = async (type: string, link: Record<string, string>): Promise<string> =>
  tokenOf(await ask(server, 'POST', '/verify', { body: { type, token_hash: link.hashed_token } }));

/** An operator gives the account an address of theirs. */
const moved = async (person: Pick<TestPerson, 'id'>): Promise<string> => {
  const email = uniqueEmail();
  await change(person.id, { email, email_confirm: true });
  return email;
};

/** Signs in with an ID token of somebody whom Google knows by this address. */
const byGoogle = async (account: ReturnType<typeof someone>): Promise<string> => {
  const now = Math.floor(Date.now() / 1_000);
  const claims = { ...account, iss: providers.google.issuer, aud: CLIENT_ID, iat: now, exp: now + 300 };
  const id_token = await providers.google.sign(claims);
  return tokenOf(
    await ask(server, 'POST', '/token?grant_type=id_token', { body: { provider: 'google', id_token } }),
  );
};

const withoutFactor = async () => {
  const { person, factor, token } = await personWithFactor(server);
  const waiting = await signInLow(server, person);
  await ask(server, 'DELETE', `/admin/users/${person.id}/factors/${factor.id}`, { token: operator });
  return { person, waiting, token };
};

const madeWithPassword = async (): Promise<string> => {
  const email = uniqueEmail();
  const body = { email, password: SET_BY_OPERATOR, email_confirm: true };
  await ask(server, 'POST', '/admin/users', { token: operator, body });
  return email;
};

/** What an operator does to get in, by its name; gives the access token that they end with. */
const ROOTS: [string, () => Promise<string>][] = [
  [
    'a generated magic link',
    async () =>
      follow((await generated({ type: 'magiclink', email: (await signUp(server)).email })).action_link ?? ''),
  ],
  [
    'a generated recovery link',
    async () =>
      byHash('recovery', await generated({ type: 'recovery', email: (await signUp(server)).email })),
  ],
  [
    'the code of a generated link',
    async () => {
      const { email } = await signUp(server);
      const { email_otp } = await generated({ type: 'magiclink', email });
      return tokenOf(
        await ask(server, 'POST', '/verify', { body: { type: 'email', email, token: email_otp } }),
      );
    },
  ],
  [
    'both links of a change of address',
    async () => {
      const [{ email }, new_email] = [await signUp(server), uniqueEmail()];
      const current = await generated({ type: 'email_change_current', email, new_email });
      const fresh = await generated({ type: 'email_change_new', email, new_email });
      await ask(server, 'POST', '/verify', {
        body: { type: 'email_change', token_hash: current.hashed_token },
      });
      return await byHash('email_change', fresh);
    },
  ],
  [
    'a mail to the address of such a change',
    async () => {
      const [{ email }, new_email] = [await signUp(server), uniqueEmail()];
      const current = await generated({ type: 'email_change_current', email, new_email });
      const fresh = await generated({ type: 'email_change_new', email, new_email });
      await byHash('email_change', current);
      await byHash('email_change', fresh);
      await ask(server, 'POST', '/otp', { body: { email: new_email } });
      return await follow((await nextMail(server, new_email)).link);
    },
  ],
  [
    'a password that was set',
    async () => {
      const person = await signUp(server);
      await change(person.id, { password: SET_BY_OPERATOR });
      return tokenOf(await signInByPassword(server, person.email, SET_BY_OPERATOR));
    },
  ],
  [
    'a recovery mailed to an address that was set',
    async () => {
      const email = await moved(await signUp(server));
      await ask(server, 'POST', '/recover', { body: { email } });
      return await follow((await nextMail(server, email)).link);
    },
  ],
  [
    'the same through PKCE',
    async () => {
      const email = await moved(await signUp(server));
      const code_verifier = randomBytes(32).toString('hex');
      const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
      const body = { email, code_challenge, code_challenge_method: 's256' };
      await ask(server, 'POST', '/recover', { body });
      const page = await open((await nextMail(server, email)).link);
      const auth_code = page.searchParams.get('code');
      return tokenOf(
        await ask(server, 'POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier } }),
      );
    },
  ],
  [
    'a provider that vouches for an address that was set',
    async () => await byGoogle(someone({ email: await moved(await signUp(server)) })),
  ],
  [
    'the identity that came of it, the second time',
    async () => {
      const account = someone({ email: await moved(await signUp(server)) });
      await byGoogle(account);
      return await byGoogle(account);
    },
  ],
  [
    'the own password, when the second factor was taken',
    async () => await signInLow(server, (await withoutFactor()).person),
  ],
  [
    'a session that had still to show the second factor that was taken',
    async () => (await withoutFactor()).waiting,
  ],
  [
    'an account with its password',
    async () => tokenOf(await signInByPassword(server, await madeWithPassword(), SET_BY_OPERATOR)),
  ],
  [
    'a generated sign-up',
    async () =>
      byHash('signup', await generated({ type: 'signup', email: uniqueEmail(), password: SET_BY_OPERATOR })),
  ],
  [
    'the password of a generated sign-up',
    async () => {
      const email = uniqueEmail();
      await byHash('signup', await generated({ type: 'signup', email, password: SET_BY_OPERATOR }));
      return tokenOf(await signInByPassword(server, email, SET_BY_OPERATOR));
    },
  ],
  [
    'a generated invitation',
    async () => byHash('invite', await generated({ type: 'invite', email: uniqueEmail() })),
  ],
  [
    'a generated link for nobody',
    async () => byHash('signup', await generated({ type: 'magiclink', email: uniqueEmail() })),
  ],
];

const HELD = { status: 403, body: { code: 'confirmation_needed' } };

describe('a session that stands on an operator', () => {
  it.each(ROOTS)('opens nothing: %s', async (_name, enter) => {
    const token = await enter();
    expect(await profileOf(server, token)).toMatchObject(HELD);
    expect(await ask(server, 'GET', '/confirmation', { token })).toMatchObject({ body: { needed: true } });
  });

  it('is refused by every route of the application, downloads by cookie included', async () => {
    const person = await signUp(server);
    const owned = await giveBelongings(server, person);
    const { action_link = '' } = await generated({ type: 'magiclink', email: person.email });
    const held = personAt(server.url, { ...person, accessToken: await follow(action_link) });
    const routes = personalRoutes(server);
    expect(routes.length).toBeGreaterThanOrEqual(14);
    for (const { method, pattern } of routes) {
      const answer = await held.call(method, pathWith(pattern, owned), bodyFor(method, pattern), {
        'if-match': '"1"',
        'x-file-name': 'a.txt',
      });
      const { code } = (await answer.json()) as { code?: unknown };
      expect([method, pattern, answer.status, code]).toEqual([method, pattern, 403, 'confirmation_needed']);
    }
    const cookie = `recueil-access=${held.accessToken}`;
    const content = await fetch(`${server.url}/api/files/${owned.file}/content`, { headers: { cookie } });
    expect([content.status, await content.json()]).toEqual([403, expect.objectContaining(HELD.body)]);
    expect((await person.call('GET', `/api/files/${owned.file}/content`)).status).toBe(200);
  });

  it('changes nothing of the account, and reads no more of it than its name and address', async () => {
    const person = await signUp(server);
    const { action_link = '' } = await generated({ type: 'magiclink', email: person.email });
    const token = await follow(action_link);
    for (const [method, path, body] of [
      ['PUT', '/user', { password: 'Nouveau3passe' }],
      ['PUT', '/user', { email: uniqueEmail() }],
      ['PUT', '/user', { data: { first_name: 'Autre' } }],
      ['GET', '/reauthenticate'],
      ['GET', '/sessions'],
      ['DELETE', `/sessions/${crypto.randomUUID()}`],
      ['POST', '/factors', { factor_type: 'totp' }],
      ['DELETE', `/factors/${crypto.randomUUID()}`],
      ['GET', '/factors/recovery-codes'],
      ['POST', '/factors/recovery-codes'],
      ['DELETE', '/factors/recovery-codes'],
      ['GET', '/user/identities/authorize?provider=google&skip_http_redirect=true'],
      ['DELETE', `/user/identities/${crypto.randomUUID()}`],
    ] as const) {
      const answer = await ask(server, method, path, { token, ...(body && { body }) });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'confirmation_needed']);
    }
    const shown = await ask(server, 'GET', '/user', { token });
    expect(shown).toMatchObject({ status: 200, body: { email: person.email } });
    expect((await ask(server, 'POST', '/logout?scope=others', { token })).status).toBe(204);
    expect((await ask(server, 'POST', '/logout?scope=global', { token })).status).toBe(204);
    expect((await ask(server, 'GET', '/user', { token })).status).toBe(403);
    expect((await profileOf(server, person.accessToken)).status).toBe(200);
  });

  it('stays held through a refresh and through the second factor', async () => {
    const { person, factor, token } = await personWithFactor(server);
    const link = await generated({ type: 'magiclink', email: person.email });
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

  it('is not needed to refuse a token of the service: that opens nothing of anybody', async () => {
    const person = await signUp(server);
    expect((await profileOf(server, operator)).status).toBe(401);
    const call = { method: 'POST', headers: { authorization: `Bearer ${operator}` } };
    expect((await fetch(`${server.url}/functions/v1/ai-chat`, call)).status).toBe(401);
    expect((await profileOf(server, person.accessToken)).status).toBe(200);
  });
});

describe('what the person does themselves', () => {
  it('is not held: sign-up, password, recovery, magic link, a provider, an invitation that was mailed', async () => {
    const person = await signUp(server);
    const { email } = person;
    const tokens = [person.accessToken, tokenOf(await signInByPassword(server, email))];
    for (const path of ['/recover', '/otp']) {
      await ask(server, 'POST', path, { body: { email } });
      tokens.push(await follow((await nextMail(server, email, tokens.length - 1)).link));
    }
    const account = someone({ email });
    tokens.push(await byGoogle(account), await byGoogle(account), await byGoogle(someone()));
    const invited = uniqueEmail();
    await ask(server, 'POST', '/invite', { token: operator, body: { email: invited } });
    tokens.push(await follow((await nextMail(server, invited)).link));
    for (const token of tokens) expect((await profileOf(server, token)).status).toBe(200);
  });

  it('is not held after an operator’s password: a recovery mailed to them, and their own password after it', async () => {
    const person = await signUp(server);
    await change(person.id, { password: SET_BY_OPERATOR });
    await ask(server, 'POST', '/recover', { body: { email: person.email } });
    const token = await follow((await nextMail(server, person.email)).link);
    expect((await profileOf(server, token)).status).toBe(200);
    await ask(server, 'PUT', '/user', { token, body: { password: 'Nouveau3passe' } });
    const own = tokenOf(await signInByPassword(server, person.email, 'Nouveau3passe'));
    expect((await profileOf(server, own)).status).toBe(200);
  });

  it('moves the address that counts by a change of their own', async () => {
    const person = await signUp(server);
    const email = uniqueEmail();
    await ask(server, 'PUT', '/user', { token: person.accessToken, body: { email } });
    await open((await nextMail(server, email)).link);
    await follow((await nextMail(server, person.email)).link);
    await ask(server, 'POST', '/otp', { body: { email } });
    const token = await follow((await nextMail(server, email, 2)).link);
    expect((await profileOf(server, token)).status).toBe(200);
  });

  it('ends the mark of a factor that was taken: a new one', async () => {
    const { person, token } = await withoutFactor();
    expect((await profileOf(server, token)).status).toBe(200);
    const { body } = await ask(server, 'POST', '/factors', { token, body: { factor_type: 'totp' } });
    const { secret } = body.totp as { secret: string };
    const raised = await verify(server, token, String(body.id), codeOf(secret));
    expect(raised.status).toBe(200);
    await ask(server, 'DELETE', `/factors/${body.id}`, { token: tokenOf(raised) });
    expect((await profileOf(server, await signInLow(server, person))).status).toBe(200);
  });
});

/** A held session of somebody, and the mail that it asked for. */
const heldSession = async () => {
  const person = await signUp(server);
  await change(person.id, { password: SET_BY_OPERATOR });
  const token = tokenOf(await signInByPassword(server, person.email, SET_BY_OPERATOR));
  expect((await ask(server, 'POST', '/confirmation', { token })).status).toBe(200);
  const mail = await nextMail(server, person.email);
  return { person, token, mail, linkToken: new URLSearchParams(new URL(mail.link).hash.slice(1)).get('t') };
};

const answerAs = (token: string | null, is_mine: boolean) =>
  ask(server, 'POST', '/confirmation/answer', { body: { token, is_mine } });
const typed = (token: string, code: string) =>
  ask(server, 'POST', '/confirmation/verify', { token, body: { code } });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('the mail that confirms a held session', () => {
  it('goes to the address from before, and its code opens that session alone, once', async () => {
    const person = await signUp(server);
    const foreign = await moved(person);
    await change(person.id, { password: SET_BY_OPERATOR });
    const [first, second] = [
      tokenOf(await signInByPassword(server, foreign, SET_BY_OPERATOR)),
      tokenOf(await signInByPassword(server, foreign, SET_BY_OPERATOR)),
    ];
    await ask(server, 'POST', '/confirmation', { token: first });
    const { text, code } = await nextMail(server, person.email);
    expect(text).toContain('un administrateur');
    expect(text).toContain('an administrator');
    expect((await mailsTo(server, foreign)).filter((mail) => mail.code === code)).toEqual([]);
    const status = await ask(server, 'GET', '/confirmation', { token: first });
    expect(status.body).toMatchObject({ needed: true, sent_to: `${person.email[0]}•••@exemple.fr` });
    expect((await typed(second, code)).body.code).toBe('otp_expired');
    expect((await typed(first, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await profileOf(server, first)).status).toBe(200);
    expect(await profileOf(server, second)).toMatchObject(HELD);
    const third = tokenOf(await signInByPassword(server, foreign, SET_BY_OPERATOR));
    expect(await profileOf(server, third)).toMatchObject(HELD);
  });

  it('has a link that changes nothing by being opened, and confirms where its reader says so', async () => {
    const { token, mail, linkToken } = await heldSession();
    expect(new URL(mail.link).pathname).toBe('/auth/confirm-access');
    // As a mail filter does it.
    await fetch(mail.link);
    expect(await profileOf(server, token)).toMatchObject(HELD);
    expect((await answerAs(linkToken, true)).status).toBe(200);
    expect((await profileOf(server, token)).status).toBe(200);
    expect(await answerAs(linkToken, true)).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
  });

  it('ends the session, and the operator’s password, for whoever says that it was not them', async () => {
    const { person, token, linkToken } = await heldSession();
    expect((await answerAs(linkToken, false)).status).toBe(200);
    expect((await profileOf(server, token)).status).toBe(401);
    const again = await signInByPassword(server, person.email, SET_BY_OPERATOR);
    expect(again.body.code).toBe('invalid_credentials');
  });

  it('takes away the identity that an operator’s address had let in, too', async () => {
    const person = await signUp(server);
    const token = await byGoogle(someone({ email: await moved(person) }));
    await ask(server, 'POST', '/confirmation', { token });
    const { link } = await nextMail(server, person.email);
    await answerAs(new URLSearchParams(new URL(link).hash.slice(1)).get('t'), false);
    const { body } = await ask(server, 'GET', '/user', { token: person.accessToken });
    expect((body.identities as { provider: string }[]).map(({ provider }) => provider)).toEqual(['email']);
  });

  it('lets an address count that an operator set and the session had read, and ends what was open before', async () => {
    const person = await signUp(server);
    const email = await moved(person);
    await ask(server, 'POST', '/otp', { body: { email } });
    const token = await follow((await nextMail(server, email)).link);
    await ask(server, 'POST', '/confirmation', { token });
    expect((await typed(token, (await nextMail(server, person.email)).code)).status).toBe(200);
    expect((await profileOf(server, person.accessToken)).status).toBe(401);
    await ask(server, 'POST', '/otp', { body: { email } });
    const next = await follow((await nextMail(server, email, 2)).link);
    expect((await profileOf(server, next)).status).toBe(200);
  });

  it('is refused after ten wrong codes of the session, and its link is not', async () => {
    const { token, mail, linkToken } = await heldSession();
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await typed(token, wrong(mail.code))).body.code).toBe('otp_expired');
    }
    expect((await typed(token, mail.code)).body.code).toBe('over_request_rate_limit');
    expect((await answerAs(linkToken, true)).status).toBe(200);
  });

  it('is not guessed faster from many sessions of one account', async () => {
    const { person, token, mail } = await heldSession();
    const other = tokenOf(await signInByPassword(server, person.email, SET_BY_OPERATOR));
    for (const at of [token, other]) {
      for (let tries = 0; tries < 5; tries += 1) await typed(at, wrong(mail.code));
    }
    expect((await typed(token, mail.code)).body.code).toBe('over_request_rate_limit');
  });

  it('is asked for by held sessions alone', async () => {
    const person = await signUp(server);
    expect(await ask(server, 'POST', '/confirmation', { token: person.accessToken })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
    const status = await ask(server, 'GET', '/confirmation', { token: person.accessToken });
    expect(status.body).toEqual({ needed: false, sent_to: null, sent_at: null });
    expect((await answerAs('x', true)).body.code).toBe('otp_expired');
  });
});
