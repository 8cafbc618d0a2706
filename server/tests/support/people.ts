/** Signed-in people for tests, through the real sign-up. */
import { randomUUID } from 'node:crypto';

export interface TestAccount {
  id: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

export interface TestPerson extends TestAccount {
  /** A request to the server with the person's token; `body` is sent as JSON, bytes as they are. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export const TEST_PASSWORD = 'Mot2passe-sur';

/** The header of a change: which version the person saw. */
export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

/** Signs somebody up on a server with autoconfirmation and without captcha. */
export const signUp = (server: { url: string }, firstName = 'Camille'): Promise<TestPerson> =>
  signUpAt(server.url, firstName);

/** The same, by the server's address. */
export const signUpAt = async (url: string, firstName = 'Camille'): Promise<TestPerson> => {
  const email = `${randomUUID()}@exemple.fr`;
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: TEST_PASSWORD,
      data: { first_name: firstName, last_name: 'Martin' },
    }),
  });
  if (!answer.ok) throw new Error(`Sign-up answered ${answer.status}`);
  const session = (await answer.json()) as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  return personAt(url, {
    id: session.user.id,
    email,
    password: TEST_PASSWORD,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
  });
};

/** A known account at a server, which may have moved to another port. */
export const personAt = (url: string, account: TestAccount): TestPerson => ({
  ...account,
  call: (method, path, body, headers = {}) =>
    fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${account.accessToken}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
    }),
});
