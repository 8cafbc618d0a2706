import type { SessionState } from './session-state.ts';

/**
 * Who may see a page: anybody, people who are not signed in, those who have the second step to go, anybody with a
 * session, or only with a completed profile.
 */
export type Access = 'anybody' | 'guest' | 'second_factor' | 'session' | 'profile';

export type Destination = '/login' | '/second-factor' | '/complete-profile' | '/app-home';

/** Where a guard sends somebody, or null when they may stay (spec.md, 2, Guards). */
export const whereTo = (access: Access, state: SessionState): Destination | null => {
  const { status } = state;
  // Before anything else, and nowhere else.
  if (status === 'second_factor') return access === 'second_factor' ? null : '/second-factor';
  if (access === 'anybody') return null;
  if (access === 'guest' || access === 'second_factor') {
    if (status === 'incomplete') return '/complete-profile';
    if (status === 'present') return '/app-home';
    return access === 'guest' ? null : '/login';
  }
  // A session that is still loading after the forced timeouts counts as none. One that could not be checked opens nothing
  // either; the guard says so instead of leading on.
  if (status === 'absent' || status === 'loading' || status === 'failed') return '/login';
  return access === 'profile' && status === 'incomplete' ? '/complete-profile' : null;
};

/** A path of this site to return to after signing in; anything else is dropped. */
export const safeReturn = (path: unknown): string | null =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null;
