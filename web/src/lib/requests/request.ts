import { ApiProblem, isProblem } from './api-problem.ts';
import { askProof } from './ask-proof.ts';
import { credentials } from './credentials.ts';
import { readProblem } from './read-problem.ts';
import { ownerOf } from './token-claims.ts';

export interface RequestOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** The version that the change started from, sent as `If-Match: "<version>"`. */
  ifMatch?: number | undefined;
  signal?: AbortSignal | undefined;
  /** What the answer should be; JSON unless told otherwise. */
  accept?: string;
  /** The id of the person in whose name it is sent; whoever is signed in unless told otherwise. See `withToken`. */
  as?: string | undefined;
}

/**
 * One request with the session's token. A change for which the person has to show first who they are asks them, and goes on;
 * what is only read is asked for again by its screen (`proof_required`).
 * @throws ApiProblem for any answer that is not 2xx, and with the code `network` when none came.
 */
export const request = async (
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<Response> => {
  const attempt = () => withToken((token) => send(method, path, options, token), options.as);
  try {
    return await attempt();
  } catch (error) {
    if (method === 'GET' || !isProblem(error, 'proof_required') || !(await askProof())) throw error;
    return await attempt();
  }
};

/**
 * Sends with the session's token. A 401 is tried once more with a refreshed token; if that fails too, the session ends
 * (what was typed stays where it is) and the 401 is thrown. Nothing is sent with the token of anybody else than whoever it was sent for
 * at first: another person may have signed in meanwhile, here or in another tab, and their session goes on.
 * @param as the id of the person in whose name it is sent; whoever is signed in unless told otherwise.
 * @throws ApiProblem for any answer that is not 2xx.
 */
export const withToken = async (
  sendWith: (token: string) => Promise<Response>,
  as?: string,
): Promise<Response> => {
  const token = await credentials().accessToken();
  // Nobody is signed in: the answer is known, and asking would only show up as a failure.
  if (token === null) throw new ApiProblem('unauthenticated', null);
  const owner = ownerOf(token);
  if (as !== undefined && owner !== as) throw new ApiProblem('unauthenticated', null);
  const first = await sendWith(token);
  if (first.ok) return first;
  const refused = await readProblem(first);
  if (refused.code === 'second_factor_needed') credentials().secondFactorNeeded();
  if (refused.code === 'confirmation_needed') credentials().confirmationNeeded();
  if (refused.code === 'account_closing') credentials().accountClosing();
  if (first.status !== 401) throw refused;

  const refreshed = await credentials().refresh();
  if (refreshed !== null && ownerOf(refreshed) !== owner) throw refused;
  const second = refreshed === null ? null : await sendWith(refreshed);
  if (second?.ok) return second;
  if (second !== null && second.status !== 401) throw await readProblem(second);
  credentials().ended(owner);
  throw refused;
};

const send = async (
  method: string,
  path: string,
  { body, ifMatch, signal, accept = 'application/json' }: RequestOptions,
  token: string,
): Promise<Response> => {
  const headers = new Headers({ accept, authorization: `Bearer ${token}` });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (ifMatch !== undefined) headers.set('if-match', `"${ifMatch}"`);
  try {
    return await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (cause) {
    // The caller gave up: that is not a failure of the network.
    if (signal?.aborted || isProblem(cause)) throw cause;
    throw new ApiProblem('network', null, cause);
  }
};
