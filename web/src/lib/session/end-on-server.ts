import { SECOND_MS } from '#contract/common/durations.ts';
import type { StoredSession } from './kept/stored-session.ts';

/** What came of telling the server. */
type SignOutAnswer = 'told' | 'gone' | 'failed';

/** An access token that is about to expire may arrive too late. */
const MARGIN_S = 10;
const SERVER_FAULT = 500;

/**
 * Ends a session on the server, or with `global` all of this person's, without the auth client: this browser has
 * forgotten the session already. `keepalive`, because the page may be on its way out. An access token that has expired
 * cannot sign out, so a new one is asked for first; the page may be gone before it comes, and then the session ends by
 * its own lifetime.
 * @returns `told` when the server has been, and so has cleared its cookies (it does that also for a session that is gone);
 *   `gone` when it gives no more tokens for the session; `failed` when it could do neither.
 * @throws TypeError when the server cannot be reached.
 */
export const endOnServer = async (
  stored: StoredSession,
  scope: 'local' | 'global',
): Promise<SignOutAnswer> => {
  const isFresh = (stored.expires_at ?? 0) > Date.now() / SECOND_MS + MARGIN_S;
  const token = isFresh ? { value: stored.access_token } : await refreshed(stored.refresh_token);
  if (token === 'gone' || token === 'failed') return token;
  const headers = { authorization: `Bearer ${token.value}` };
  const { status } = await fetch(`/auth/v1/logout?scope=${scope}`, {
    method: 'POST',
    headers,
    keepalive: true,
  });
  return status < SERVER_FAULT ? 'told' : 'failed';
};

const refreshed = async (refreshToken: string): Promise<{ value: string } | 'gone' | 'failed'> => {
  const response = await fetch('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
    keepalive: true,
  });
  if (!response.ok) return response.status === 400 ? 'gone' : 'failed';
  const { access_token } = (await response.json()) as { access_token?: unknown };
  return typeof access_token === 'string' ? { value: access_token } : 'failed';
};
