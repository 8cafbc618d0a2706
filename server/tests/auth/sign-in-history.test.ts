import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SignIn, signInPage } from '#contract/account/sign-ins.ts';
import { SIGN_INS_MAX_COUNT } from '#contract/common/limits.ts';
import type { SystemTransaction } from '#server/platform/database/database.ts';
import { personAt, signUpInProcess as signUpPerson, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { codeOf } from './support/authenticator.ts';
import { ask } from './support/clients.ts';
import { personWithFactor, signInLow, verify } from './support/second-factor.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signIn = (email: string, password: string, agent = FIREFOX) =>
  ask(server, 'POST', '/token?grant_type=password', {
    body: { email, password },
    headers: { 'user-agent': agent },
  });
const historyOf = async (person: TestPerson, query = ''): Promise<SignIn[]> =>
  signInPage.parse(await (await person.call('GET', `/api/sign-ins${query}`)).json()).items;
const told = (history: SignIn[]) => history.map(({ outcome, method }) => `${outcome} ${method}`);
const asSystem = <Result>(work: (tx: SystemTransaction) => Promise<Result>): Promise<Result> =>
  server.recueil.database.asSystem('test', work);

describe('the sign-ins of an account', () => {
  it('tell when, by what and from which browser somebody came in, and nothing of where from', async () => {
    const claire = await signUpPerson(server, 'Claire');
    await signIn(claire.email, claire.password);
    const answer = await claire.call('GET', '/api/sign-ins');
    const text = await answer.text();
    const { items } = signInPage.parse(JSON.parse(text));
    expect(told(items)).toEqual(['signed_in password', 'signed_in password']);
    expect(items.map(({ is_current }) => is_current)).toEqual([false, true]);
    expect(items[0]?.user_agent).toBe(FIREFOX);
    expect(text).not.toMatch(/127\.0\.0\.1|::1|session_id/);
  });

  it('tell of wrong passwords too, to their owner alone', async () => {
    const nora = await signUpPerson(server, 'Nora');
    const paul = await signUpPerson(server, 'Paul');
    await signIn(nora.email.toUpperCase(), 'Faux2passe');
    await vi.waitFor(async () =>
      expect(told(await historyOf(nora))).toEqual(['refused password', 'signed_in password']),
    );
    expect(told(await historyOf(paul))).toEqual(['signed_in password']);
  });

  it('are not told apart by the answer: an address without an account is refused alike, and leaves no row', async () => {
    const nora = await signUpPerson(server, 'Nora');
    const [known, unknown] = [
      await signIn(nora.email, 'Faux2passe'),
      await signIn('personne@exemple.fr', 'Faux2passe'),
    ];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await vi.waitFor(async () => expect(await historyOf(nora)).toHaveLength(2));
    const { count } = await asSystem(({ db }) =>
      db
        .selectFrom('sign_ins')
        .leftJoin('auth.users', 'auth.users.id', 'sign_ins.user_id')
        .where('auth.users.id', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    expect(count).toBe(0);
  });

  it('are unfinished until the second step is done, and tell of its wrong codes', async () => {
    const { person, factor, token } = await personWithFactor(server);
    const own = { ...person, call: personAt(server.url, { ...person, accessToken: token }).call };
    const low = await signInLow(server, person);
    await verify(server, low, factor.id, '000000');
    expect(told(await historyOf(own)).slice(0, 2)).toEqual(['refused authenticator', 'unfinished password']);
    await verify(server, low, factor.id, codeOf(factor.secret, 1));
    expect(told(await historyOf(own))[1]).toBe('signed_in password');
  });

  it('go after 90 days, at whoever’s next sign-in', async () => {
    const old = await signUpPerson(server, 'Ancienne');
    await asSystem(({ db }) =>
      db
        .updateTable('sign_ins')
        .set({ at: new Date(Date.now() - 91 * 24 * 60 * 60 * 1_000) })
        .where('user_id', '=', old.id)
        .execute(),
    );
    expect(await historyOf(old)).toEqual([]);
    await signUpPerson(server, 'Autre');
    const left = await asSystem(({ db }) =>
      db.selectFrom('sign_ins').select('id').where('user_id', '=', old.id).execute(),
    );
    expect(left).toEqual([]);
  });

  it('are not pushed out by a stranger’s wrong passwords', async () => {
    const nora = await signUpPerson(server, 'Nora');
    await asSystem(({ db }) =>
      db
        .insertInto('sign_ins')
        .values(
          Array.from({ length: SIGN_INS_MAX_COUNT + 5 }, () => ({
            user_id: nora.id,
            id: crypto.randomUUID(),
            outcome: 'refused',
            method: 'password',
          })),
        )
        .execute(),
    );
    await signIn(nora.email, 'Faux2passe');
    const counted = () =>
      asSystem(({ db }) =>
        db
          .selectFrom('sign_ins')
          .where('user_id', '=', nora.id)
          .groupBy('outcome')
          .orderBy('outcome')
          .select(({ fn }) => ['outcome', fn.countAll<number>().as('count')])
          .execute(),
      );
    await vi.waitFor(async () =>
      expect(await counted()).toEqual([
        { outcome: 'refused', count: SIGN_INS_MAX_COUNT },
        { outcome: 'signed_in', count: 1 },
      ]),
    );
  });

  it('come page by page', async () => {
    const nora = await signUpPerson(server, 'Nora');
    for (let n = 0; n < 2; n += 1) await signIn(nora.email, nora.password);
    const first = signInPage.parse(await (await nora.call('GET', '/api/sign-ins?limit=2')).json());
    const rest = await historyOf(nora, `?limit=2&cursor=${first.nextCursor}`);
    expect([first.items.length, rest.length]).toEqual([2, 1]);
    expect(new Set([...first.items, ...rest].map(({ id }) => id)).size).toBe(3);
  });

  it('cannot be removed by whoever is signed in', async () => {
    const nora = await signUpPerson(server, 'Nora');
    const { sub, session_id } = JSON.parse(
      Buffer.from(nora.accessToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as { sub: string; session_id: string };
    await expect(
      server.recueil.database.asUser({ userId: sub, sessionId: session_id }, ({ db }) =>
        db.deleteFrom('sign_ins').execute(),
      ),
    ).rejects.toThrow('permission denied');
  });
});
