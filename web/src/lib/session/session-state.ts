import type { Profile } from '#contract/profiles.ts';

/** Where the profile came from: the server, or the account's metadata while the server has not answered. */
export type ProfileSource = 'server' | 'account';

/** The four states of spec.md, 4. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'absent' }
  | { status: 'incomplete' | 'present'; profile: Profile; source: ProfileSource };

/** A session with a person in it. */
export type SignedIn = Extract<SessionState, { profile: Profile }>;

export const isSignedIn = (state: SessionState): state is SignedIn => 'profile' in state;
