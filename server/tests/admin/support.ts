/** Administrators, for tests of modules/admin. */
import { expect } from 'vitest';
import { type Account, type AuditEntry, account, accountPage, auditPage } from '#contract/administration.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import type { TestServer } from '../support/test-server.ts';

/** As `npm run recueil -- users promote` does. */
export const giveRole = (server: TestServer, userId: string, role: string): Promise<unknown> =>
  server.recueil.database.asSystem('test', ({ db }) =>
    db.updateTable('profiles').set({ role }).where('user_id', '=', userId).execute(),
  );

export const signUpAdministrator = async (server: TestServer, firstName = 'Ada'): Promise<TestPerson> => {
  const person = await signUpInProcess(server, firstName);
  await giveRole(server, person.id, 'super_admin');
  return person;
};

/** The session was opened so long ago that its person has to show again who they are. */
export const ageSession = (server: TestServer, userId: string): Promise<unknown> =>
  server.recueil.database.asSystem('test', ({ db }) =>
    db
      .updateTable('auth.sessions')
      .set({ created_at: new Date(Date.now() - 3_600_000), proven_at: null })
      .where('user_id', '=', userId)
      .execute(),
  );

/** The accounts that a search gives, in their order. */
export const searched = async (admin: TestPerson, body: object): Promise<Account[]> => {
  const answer = await admin.call('POST', '/api/admin/users/search', body);
  return accountPage.parse(await answer.json()).items;
};

export const accountOf = async (answer: Promise<Response>): Promise<Account> =>
  account.parse(await (await answer).json());

/** Status and, of a problem, its code. */
export const outcomeOf = async (answer: Promise<Response>): Promise<[number, string?]> => {
  const { status, ok, body } = await answer.then(async (response) => ({
    status: response.status,
    ok: response.ok,
    body: response.status === 204 ? null : await response.json(),
  }));
  return ok ? [status] : [status, (body as { code: string }).code];
};

/** The address of what is done with somebody's account. */
export const pathOf = (id: string, rest: string): string => `/api/admin/users/${id}/${rest}`;

/** The administrators' log, the last first. */
export const logFor = async (admin: TestPerson): Promise<AuditEntry[]> =>
  auditPage.parse(await (await admin.call('GET', '/api/admin/log?limit=100')).json()).items;

/** The token of a new sign-in. */
export const openedAgain = async ({ url }: TestServer, { email, password }: TestPerson): Promise<string> => {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { access_token: string }).access_token;
};
