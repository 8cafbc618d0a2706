import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSER_KEY_OWNER_HEADER } from '#contract/account/browser-key.ts';
import { personAt, signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let claire: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  claire = await signUp(server, 'Claire');
});
afterAll(() => server.stop());

const keyOf = async (person: Pick<TestPerson, 'call' | 'id'>): Promise<string> => {
  const answer = await person.call('GET', '/api/browser-key');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get(BROWSER_KEY_OWNER_HEADER)).toBe(person.id);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes).toHaveLength(32);
  return bytes.toString('base64');
};

it('is the same on each device of a person, another one for another person, and goes with the session', async () => {
  const key = await keyOf(claire);
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: claire.email, password: claire.password }),
  });
  const { access_token: accessToken } = (await answer.json()) as { access_token: string };
  const elsewhere = personAt(server.url, { ...claire, accessToken });
  expect(await keyOf(elsewhere)).toBe(key);
  expect(await keyOf(await signUp(server, 'Samir'))).not.toBe(key);
  await elsewhere.call('POST', '/auth/v1/logout?scope=local');
  expect((await elsewhere.call('GET', '/api/browser-key')).status).toBe(401);
});

it('is given to nobody who is not signed in, nor for the cookie that opens links', async () => {
  const url = `${server.url}/api/browser-key`;
  expect((await fetch(url)).status).toBe(401);
  const cookie = `recueil-access=${claire.accessToken}`;
  expect((await fetch(url, { headers: { cookie } })).status).toBe(401);
});
