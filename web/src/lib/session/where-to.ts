import type { SessionState } from './session-state.ts';

/** Who may see a page: people who are not signed in, anybody with a session, or only with a completed profile. */
export type Access = 'guest' | 'session' | 'profile';

export type Destination = '/login' | '/complete-profile' | '/app-home';

/** Where a guard sends somebody, or null when they may stay (spec.md, 2, Guards). */
export const whereTo = (access: Access, state: SessionState): Destination | null => {
  const { status } = state;
  if (access === 'guest') {
    if (status === 'incomplete') return '/complete-profile';
    return status === 'present' ? '/app-home' : null;
  }
  // A session that is still loading after the forced timeouts counts as none.
  if (status === 'absent' || status === 'loading') return '/login';
  return access === 'profile' && status === 'incomplete' ? '/complete-profile' : null;
};

/** A path of this site to return to after signing in; anything else is dropped. */
export const safeReturn = (path: unknown): string | null =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null;
