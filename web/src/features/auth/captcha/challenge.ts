import * as z from 'zod/mini';
import { ServerAway } from './server-away.ts';

/** Where the auth service hands out challenges. */
const CHALLENGE_PATH = '/auth/v1/captcha';

/**
 * An ALTCHA challenge (altcha-lib 2). What the browser does not read goes back untouched: it is signed. `expiresAt`
 * is in seconds since 1970.
 */
const challengeShape = z.looseObject({
  parameters: z.looseObject({ algorithm: z.string(), expiresAt: z.optional(z.number()) }),
});
export type CaptchaChallenge = z.infer<typeof challengeShape>;

/** What stands before the server says so of a server that does not answer: 502, 503, 504. */
const AWAY_STATUSES = [502, 503, 504];

/**
 * Asks for a challenge.
 * @throws when there is none, ServerAway or TypeError where no server answered: the caller decides whether to ask again
 */
export const fetchChallenge = async (signal: AbortSignal): Promise<CaptchaChallenge> => {
  const response = await fetch(CHALLENGE_PATH, { signal, headers: { accept: 'application/json' } });
  if (AWAY_STATUSES.includes(response.status)) throw new ServerAway();
  if (!response.ok) throw new Error(`${CHALLENGE_PATH} answered ${response.status}`);
  return challengeShape.parse(await response.json());
};
