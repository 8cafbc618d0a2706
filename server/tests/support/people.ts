/** Signed-in people for tests, through the real sign-up. */
import { randomUUID } from 'node:crypto';
import type { TestServer } from './test-server.ts';

export interface TestPerson {
  id: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  /** A request to this server with the person's token; `body` is sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export const TEST_PASSWORD = 'Mot2passe-sur';

/** Signs somebody up on a server with autoconfirmation. */
export const signUp = async (server: TestServer, firstName = 'Camille'): Promise<TestPerson> => {
  const email = `${randomUUID()}@exemple.fr`;
  const answer = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: TEST_PASSWORD,
      data: { first_name: firstName, last_name: 'Martin' },
    }),
  });
  const session = (await answer.json()) as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  if (!answer.ok) throw new Error(`Sign-up answered ${answer.status}`);
  return {
    id: session.user.id,
    email,
    password: TEST_PASSWORD,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    call: (method, path, body, headers = {}) =>
      fetch(`${server.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${session.access_token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
};
