/** Creates people with a second factor, through the real endpoints. */

import { handedTo, signUpInProcess, TEST_PASSWORD, type TestPerson } from '../../support/people.ts';
import type { TestServer } from '../../support/test-server.ts';
import { codeOf } from './authenticator.ts';
import { type Answer, ask, signInByPassword } from './clients.ts';

export interface EnrolledFactor {
  id: string;
  secret: string;
}

/** Gives the password as proof; the session may change second factors from then on. */
export const prove = (server: TestServer, token: string, password = TEST_PASSWORD): Promise<Answer> =>
  ask(server, 'POST', '/reauthenticate', { token, body: { password } });

export const enroll = async (
  server: TestServer,
  token: string,
  body: Record<string, unknown> = {},
): Promise<Answer> => {
  await prove(server, token);
  return await ask(server, 'POST', '/factors', { token, body: { factor_type: 'totp', ...body } });
};

/** An unfinished factor. */
export const beginFactor = async (
  server: TestServer,
  token: string,
  name: string,
): Promise<EnrolledFactor> => {
  const { body } = await enroll(server, token, { friendly_name: name });
  return { id: String(body.id), secret: (body.totp as { secret: string }).secret };
};

export const challenge = async (server: TestServer, token: string, factorId: string): Promise<string> =>
  String((await ask(server, 'POST', `/factors/${factorId}/challenge`, { token })).body.id);

export const verify = async (
  server: TestServer,
  token: string,
  factorId: string,
  code: string,
): Promise<Answer> =>
  await ask(server, 'POST', `/factors/${factorId}/verify`, {
    token,
    body: { challenge_id: await challenge(server, token, factorId), code },
  });

/** A session that has shown only the password. */
export const signInLow = async (server: TestServer, { email, password }: TestPerson): Promise<string> =>
  String((await signInByPassword(server, email, password)).body.access_token);

/** The application's answer to a session that asks for its own profile. */
export const profileOf = async (server: TestServer, token: string) => {
  const answer = await handedTo(server)(`${server.url}/api/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

/**
 * A person with a second factor, and the session that has shown it with the code of the present time step; the next
 * code is that of the next step.
 */
export const personWithFactor = async (server: TestServer) => {
  const person = await signUpInProcess(server);
  const factor = await beginFactor(server, person.accessToken, 'Téléphone');
  const { status, body } = await verify(server, person.accessToken, factor.id, codeOf(factor.secret));
  if (status !== 200) throw new Error(`The first code was answered by ${status}`);
  return { person, factor, token: String(body.access_token), refreshToken: String(body.refresh_token) };
};
