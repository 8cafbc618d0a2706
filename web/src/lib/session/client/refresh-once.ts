import { SECOND_MS } from '#contract/common/durations.ts';
import { isRemembered } from '../kept/remember.ts';
import { readStoredSession, type StoredSession } from '../kept/stored-session.ts';
import { askTabsForNewer } from '../kept/tabs.ts';
import { oneTabAtATime } from './refresh-lock.ts';

/** auth-js asks for new tokens this long before the old ones expire. */
const EXPIRY_MARGIN_MS = 90 * SECOND_MS;
/** auth-js keeps an answer within the same task or two; it may also drop it. */
const KEPT_WITHIN_MS = 1 * SECOND_MS;
/** A recovery code's tokens are kept once auth-js has asked whose they are. Shorter than others wait (refresh-lock.ts). */
const REPLACED_WITHIN_MS = 4 * SECOND_MS;
const LOOK_EVERY_MS = 20;

/** What the server would say. */
const ENDED = 400;

/**
 * Sends a refresh of auth-js, once for all tabs of this browser: auth-js itself refreshes in each of them (its lock is
 * gone since 2.107). The second tab is answered with what the first one got, and one whose session was signed out while it
 * waited, that it is over.
 * See [Note: sessions of several tabs].
 */
export const refreshOnce = (
  storageKey: string,
  refreshToken: string,
  send: () => Promise<Response>,
): Promise<Response> => {
  const answer = Promise.withResolvers<Response>();
  const wasKept = readStoredSession(storageKey) !== null;
  oneTabAtATime(async () => {
    if (wasKept && readStoredSession(storageKey) === null) {
      answer.resolve(Response.json({ code: 'refresh_token_not_found' }, { status: ENDED }));
      return;
    }
    const newer = await newerSession(storageKey, refreshToken);
    const response = newer === null ? await send() : Response.json(newer);
    answer.resolve(response);
    if (response.ok) await untilKept(storageKey, refreshToken, KEPT_WITHIN_MS);
  }).catch(answer.reject);
  return answer.promise;
};

/** Whether a request gives the session other tokens: the code of a second factor, a recovery code. */
export const replacesTokens = (address: string): boolean => /\/factors\/[^/]+\/verify$/.test(address);

/**
 * Sends what gives the session other tokens, after which the server knows the former ones no more: a refresh that is asked for
 * meanwhile waits for its turn, and finds the new tokens instead of sending the old one.
 */
export const replaceTokens = (storageKey: string, send: () => Promise<Response>): Promise<Response> => {
  const answer = Promise.withResolvers<Response>();
  oneTabAtATime(async () => {
    const former = readStoredSession(storageKey)?.refresh_token;
    const response = await send();
    answer.resolve(response);
    if (response.ok && former !== undefined) await untilKept(storageKey, former, REPLACED_WITHIN_MS);
  }).catch(answer.reject);
  return answer.promise;
};

/** What another tab has refreshed meanwhile, if it will do for a while. */
const newerSession = async (storageKey: string, refreshToken: string): Promise<StoredSession | null> => {
  const own = readStoredSession(storageKey);
  if (own === null) return null;
  const isShared = own.refresh_token !== refreshToken || isRemembered();
  const newest = isShared ? own : await askTabsForNewer(own);
  if (newest === null || newest.refresh_token === refreshToken) return null;
  return (newest.expires_at ?? 0) * SECOND_MS - Date.now() > EXPIRY_MARGIN_MS ? newest : null;
};

/** The next tab in line looks into the storage: it must find the new token there. */
const untilKept = async (storageKey: string, refreshToken: string, withinMs: number): Promise<void> => {
  for (let waitedMs = 0; waitedMs < withinMs; waitedMs += LOOK_EVERY_MS) {
    if (readStoredSession(storageKey)?.refresh_token !== refreshToken) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};
