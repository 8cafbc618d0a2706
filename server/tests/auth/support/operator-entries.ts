/** What an operator can do to get into an account, each by the endpoints of /auth/v1. */
import { createHash, randomBytes } from 'node:crypto';
import { signUpInProcess, type TestPerson } from '../../support/people.ts';
import type { TestServer } from '../../support/test-server.ts';
import { serviceToken } from './administrator.ts';
import { type Answer, ask, fragmentOf, nextMail, open, signInByPassword, uniqueEmail } from './clients.ts';
import { CLIENT_ID, someone, type TestProviders } from './provider-flows.ts';
import { personWithFactor, signInLow } from './second-factor.ts';

export const SET_BY_OPERATOR = 'Operateur2passe';

export const tokenOf = ({ body }: Answer): string => String(body.access_token ?? JSON.stringify(body));

/** Opens the link of a mail; returns the access token that it leads to. */
export const follow = async (link: string): Promise<string> =>
  fragmentOf(await open(link)).access_token ?? '';

export type Operator = Awaited<ReturnType<typeof operatorOf>>;

/** An operator of the server. */
export const operatorOf = async (server: TestServer, providers: TestProviders) => {
  const token = await serviceToken(server);
  return {
    server,
    token,
    change: (id: string, body: Record<string, unknown>) =>
      ask(server, 'PUT', `/admin/users/${id}`, { token, body }),
    generated: async (body: Record<string, unknown>) =>
      (await ask(server, 'POST', '/admin/generate_link', { token, body })).body as Record<string, string>,
    byHash: async (type: string, link: Record<string, string>): Promise<string> =>
      tokenOf(await ask(server, 'POST', '/verify', { body: { type, token_hash: link.hashed_token } })),
    /** Sets an address of the operator's in the account. */
    moved: async (person: Pick<TestPerson, 'id'>): Promise<string> => {
      const email = uniqueEmail();
      const body = { email, email_confirm: true };
      await ask(server, 'PUT', `/admin/users/${person.id}`, { token, body });
      return email;
    },
    /** Signs in with an ID token from Google for this address. */
    byGoogle: async (account: ReturnType<typeof someone>): Promise<string> => {
      const now = Math.floor(Date.now() / 1_000);
      const claims = { ...account, iss: providers.google.issuer, aud: CLIENT_ID, iat: now, exp: now + 300 };
      const body = { provider: 'google', id_token: await providers.google.sign(claims) };
      return tokenOf(await ask(server, 'POST', '/token?grant_type=id_token', { body }));
    },
    /** A person whose second factor was removed, with one session that had not shown it and one that had. */
    withoutFactor: async () => {
      const { person, factor, token: shown } = await personWithFactor(server);
      const waiting = await signInLow(server, person);
      await ask(server, 'DELETE', `/admin/users/${person.id}/factors/${factor.id}`, { token });
      return { person, waiting, token: shown };
    },
    /** Creates an account with a password; returns its address. */
    madeWithPassword: async (): Promise<string> => {
      const email = uniqueEmail();
      const body = { email, password: SET_BY_OPERATOR, email_confirm: true };
      await ask(server, 'POST', '/admin/users', { token, body });
      return email;
    },
  };
};

/** The ways to get in, by name; each returns the access token that it leads to. */
export const WAYS_IN: [string, (operator: Operator) => Promise<string>][] = [
  [
    'a generated magic link',
    async ({ server, generated }) =>
      follow(
        (await generated({ type: 'magiclink', email: (await signUpInProcess(server)).email })).action_link ??
          '',
      ),
  ],
  [
    'a generated recovery link',
    async ({ server, generated, byHash }) =>
      byHash('recovery', await generated({ type: 'recovery', email: (await signUpInProcess(server)).email })),
  ],
  [
    'the code of a generated link',
    async ({ server, generated }) => {
      const { email } = await signUpInProcess(server);
      const { email_otp } = await generated({ type: 'magiclink', email });
      return tokenOf(
        await ask(server, 'POST', '/verify', { body: { type: 'email', email, token: email_otp } }),
      );
    },
  ],
  [
    'both links of a change of address',
    async ({ server, generated, byHash }) => {
      const [{ email }, new_email] = [await signUpInProcess(server), uniqueEmail()];
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
    async ({ server, generated, byHash }) => {
      const [{ email }, new_email] = [await signUpInProcess(server), uniqueEmail()];
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
    async ({ server, change }) => {
      const person = await signUpInProcess(server);
      await change(person.id, { password: SET_BY_OPERATOR });
      return tokenOf(await signInByPassword(server, person.email, SET_BY_OPERATOR));
    },
  ],
  [
    'a recovery mailed to an address that was set',
    async ({ server, moved }) => {
      const email = await moved(await signUpInProcess(server));
      await ask(server, 'POST', '/recover', { body: { email } });
      return await follow((await nextMail(server, email)).link);
    },
  ],
  [
    'the same through PKCE',
    async ({ server, moved }) => {
      const email = await moved(await signUpInProcess(server));
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
    async ({ server, moved, byGoogle }) =>
      await byGoogle(someone({ email: await moved(await signUpInProcess(server)) })),
  ],
  [
    'the identity that came of it, the second time',
    async ({ server, moved, byGoogle }) => {
      const account = someone({ email: await moved(await signUpInProcess(server)) });
      await byGoogle(account);
      return await byGoogle(account);
    },
  ],
  [
    'the own password, when the second factor was taken',
    async ({ server, withoutFactor }) => await signInLow(server, (await withoutFactor()).person),
  ],
  [
    'a session that had still to show the second factor that was taken',
    async ({ withoutFactor }) => (await withoutFactor()).waiting,
  ],
  [
    'an account with its password',
    async ({ server, madeWithPassword }) =>
      tokenOf(await signInByPassword(server, await madeWithPassword(), SET_BY_OPERATOR)),
  ],
  [
    'a generated sign-up',
    async ({ generated, byHash }) =>
      byHash('signup', await generated({ type: 'signup', email: uniqueEmail(), password: SET_BY_OPERATOR })),
  ],
  [
    'the password of a generated sign-up',
    async ({ server, generated, byHash }) => {
      const email = uniqueEmail();
      await byHash('signup', await generated({ type: 'signup', email, password: SET_BY_OPERATOR }));
      return tokenOf(await signInByPassword(server, email, SET_BY_OPERATOR));
    },
  ],
  [
    'a generated invitation',
    async ({ generated, byHash }) =>
      byHash('invite', await generated({ type: 'invite', email: uniqueEmail() })),
  ],
  [
    'a generated link for nobody',
    async ({ generated, byHash }) =>
      byHash('signup', await generated({ type: 'magiclink', email: uniqueEmail() })),
  ],
];
