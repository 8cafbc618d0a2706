import type { Profile } from '#contract/account/profiles.ts';

/** Where the profile came from: the server, or the account's metadata while the server has not answered. */
export type ProfileSource = 'server' | 'account';

/** What a session has to do before anything else opens. */
const SESSION_STEPS = ['second_factor', 'confirmation', 'closing', 'locked'] as const;
export type SessionStep = (typeof SESSION_STEPS)[number];

/**
 * The four states of spec.md, 4, and the steps between `absent` and the others: the password was right, and the code of the
 * second step is still to come; or the session stands on what an administrator made, and the person has still to confirm
 * it by mail; or the account is about to be closed, and may still be kept; or nobody has touched the page for a while, and who is
 * there has to show again who they are (`locked`). Nothing of the person may be shown in them. `failed`: there may be a session, and it could not be found
 * out; there is no person either.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'absent' }
  | { status: 'failed' }
  | { status: SessionStep }
  | { status: 'incomplete' | 'present'; profile: Profile; source: ProfileSource };

/** A session with a person in it. */
export type SignedIn = Extract<SessionState, { profile: Profile }>;

export const isSignedIn = (state: SessionState): state is SignedIn => 'profile' in state;

/** True when the server gave a session, were it one that has a step to go. */
export const hasSession = (state: SessionState): boolean => isSignedIn(state) || hasStepToGo(state);

export const hasStepToGo = ({ status }: SessionState): boolean => isStepToGo(status);

export const isStepToGo = (status: SessionState['status']): status is SessionStep =>
  (SESSION_STEPS as readonly string[]).includes(status);
