import type { StoredSession } from '../kept/stored-session.ts';

/** The level of assurance that an access token claims; null when it cannot be read. Nothing is decided by it on the server. */
const levelOf = (accessToken: string): unknown => {
  try {
    const [, payload = ''] = accessToken.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return (claims as { aal?: unknown }).aal ?? null;
  } catch {
    return null;
  }
};

/** The person has a second factor, and this session has not shown it: known before the server refuses anything. */
export const isSecondFactorOwed = ({ access_token, user }: StoredSession): boolean =>
  user.factors?.some(({ status }) => status === 'verified') === true && levelOf(access_token) === 'aal1';
