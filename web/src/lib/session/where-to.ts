import { isStepToGo, type SessionState, type SessionStep } from './state/session-state.ts';

/**
 * Who may see a page: anybody, people who are not signed in, those who have a step to go (the second factor, the
 * confirmation by mail, to keep an account that is about to be closed, the password of a locked screen), anybody with a session, or
 * only with a completed profile.
 */
export type Access = 'anybody' | 'guest' | Step | 'session' | 'profile';

/** What comes before everything else. */
export type Step = SessionStep;

export type Destination =
  | '/login'
  | '/second-factor'
  | '/confirm-access'
  | '/account-closing'
  | '/locked'
  | '/complete-profile'
  | '/app-home';

const STEPS = {
  second_factor: '/second-factor',
  confirmation: '/confirm-access',
  closing: '/account-closing',
  locked: '/locked',
} as const satisfies Record<Step, Destination>;

/** True for the pages on which a session does its step. */
export const isStepPage = (path: string): boolean => Object.values<string>(STEPS).includes(path);

export const isStep = (access: Access): access is Step => Object.hasOwn(STEPS, access);

/** Where a guard sends somebody, or null when they may stay (spec.md, 2, Guards). */
export const whereTo = (access: Access, state: SessionState): Destination | null => {
  const { status } = state;
  // Before anything else, and nowhere else.
  if (isStepToGo(status)) return access === status ? null : STEPS[status];
  if (access === 'anybody') return null;
  if (access === 'guest' || isStep(access)) {
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
