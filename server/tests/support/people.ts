/** Signed-in people for tests, through the real sign-up. */
import { randomUUID } from 'node:crypto';
import type { ServerInProcess } from './test-server.ts';

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

export type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** What the server is told of the connection, where there is none. */
const NO_CONNECTION = {
  incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } },
};

/** Hands requests to the app of a server in this process, without the wire, which takes most of the time of a short request. */
export const handedTo =
  ({ recueil }: Pick<ServerInProcess, 'recueil'>): Ask =>
  async (url, init) =>
    await recueil.app.fetch(new Request(url, init), NO_CONNECTION);

/** Signs somebody up on a server with autoconfirmation and without captcha. */
export const signUp = (server: { url: string }, firstName?: string): Promise<TestPerson> =>
  signUpAt(server.url, firstName);

/**
 * The same, for what is not about connections: no request of this person goes over the wire. The server does all the rest that it does
 * with a request. Over the wire every route is asked in server/tests/security.
 */
export const signUpInProcess = (
  server: Pick<ServerInProcess, 'url' | 'recueil'>,
  firstName?: string,
): Promise<TestPerson> => signUpAt(server.url, firstName, handedTo(server));

/** Signs somebody up by the server's address. */
export const signUpAt = async (url: string, firstName = 'Camille', ask: Ask = fetch): Promise<TestPerson> => {
  const email = `${randomUUID()}@exemple.fr`;
  const answer = await ask(`${url}/auth/v1/signup`, {
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
  const account = {
    id: session.user.id,
    email,
    password: TEST_PASSWORD,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
  };
  return personAt(url, account, ask);
};

/** The same person, but none of their requests goes over the wire. */
export const inProcess = (
  server: Pick<ServerInProcess, 'url' | 'recueil'>,
  account: TestAccount,
): TestPerson => personAt(server.url, account, handedTo(server));

/** A known account at a server, which may have moved to another port. */
export const personAt = (url: string, account: TestAccount, ask: Ask = fetch): TestPerson => ({
  ...account,
  call: (method, path, body, headers = {}) =>
    ask(url + path, {
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
