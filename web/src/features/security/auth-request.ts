import { credentials } from '#web/lib/requests/credentials.ts';
import { sessionStorageKey } from '#web/lib/session/client/auth-client.ts';
import { noteMailTicket } from '#web/lib/session/client/mail-ticket.ts';
import { replacesTokens, replaceTokens } from '#web/lib/session/client/refresh-once.ts';

/** A refusal of /auth/v1, in the shape of auth-js's errors: screens choose their text by `code`. */
export class AuthRefusal extends Error {
  override readonly name = 'AuthRefusal';
  readonly code: string | undefined;
  readonly status: number;

  constructor(status: number, code: string | undefined) {
    super(`/auth/v1 answered ${status} ${code ?? ''}`);
    this.status = status;
    this.code = code;
  }
}

const UNAUTHORIZED = 401;
/** The first API version whose errors carry their code as text. */
const API_VERSION = '2024-01-01';

/**
 * What /auth/v1 offers beyond GoTrue, and auth-js therefore does not ask: one request with the session's token. The
 * answer's JSON, or null when it has no body.
 * @throws AuthRefusal; TypeError when no answer came.
 */
export const authRequest = async (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> => {
  const token = await credentials().accessToken();
  // Nobody is signed in: the answer is known, and asking would only show up as a failure.
  if (token === null) throw new AuthRefusal(UNAUTHORIZED, 'no_authorization');
  const address = `/auth/v1${path}`;
  const send = () =>
    fetch(address, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-supabase-api-version': API_VERSION,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const response = replacesTokens(path) ? await replaceTokens(await sessionStorageKey(), send) : await send();
  noteMailTicket(path, method, response);
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return answer;
  const code = (answer as { code?: unknown } | null)?.code;
  throw new AuthRefusal(response.status, typeof code === 'string' ? code : undefined);
};
