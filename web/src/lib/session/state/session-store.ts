import { isProfileComplete, type Profile } from '#contract/account/profiles.ts';
import { forgetEverything } from '#web/lib/forget.ts';
import { createStore } from '#web/lib/store/store.ts';
import type { ProfileSource, SessionState, SessionStep } from './session-state.ts';

/** How the last session of this visit ended; decides what the sign-in screen says and where it leads back to. */
export type Departure = 'none' | 'signed_out' | 'ended';

/** The state that guards and screens follow. */
export const sessionState = createStore<SessionState>({ status: 'loading' });

/** Set once a recovery link has opened a session: a new password is to be chosen. */
export const recovering = createStore(false);
/** Whether the last reading of the profile did not reach the server: what is shown of the person is what this browser knows. */
export const isServerAway = createStore(false);

let departure: Departure = 'none';
let lastProfile: Profile | null = null;
let generation = 0;

export const lastDeparture = (): Departure => departure;

/** Changes whenever a session ends: what was asked for under another number must not bring anybody back. */
export const sessionGeneration = (): number => generation;

/** The person that screens show; also for the one render in which a screen is left after a sign-out. */
export const shownProfile = (): Profile | null => lastProfile;

/** Somebody is signed in. A profile guessed from the account counts as complete: only the server knows better. */
export const settle = (profile: Profile, source: ProfileSource): void => {
  // Another person may have signed in in another tab: they must not see the former person's answers.
  if (lastProfile !== null && lastProfile.id !== profile.id) forgetEverything();
  departure = 'none';
  const complete = source === 'account' || isProfileComplete(profile);
  const next: SessionState = { status: complete ? 'present' : 'incomplete', profile, source };
  // Guards run again whenever the state is another one: the same answer, read again, must not make them.
  if (JSON.stringify(next) === JSON.stringify(sessionState.get())) return;
  lastProfile = profile;
  sessionState.set(next);
};

/**
 * The session is there, and has a step to go: the code of the phone, the person's confirmation by mail, to keep the account, or
 * the password of a locked screen. What the server had answered goes from memory.
 */
export const askStep = (status: SessionStep): void => {
  if (sessionState.get().status === status) return;
  departure = 'none';
  forgetEverything();
  sessionState.set({ status });
};

/** Announces how the session is about to end, before the events of that end come in. */
export const departAs = (how: Departure): void => {
  generation += 1;
  departure = how;
};

/** Nobody is signed in any more: what the server had answered goes from memory. The first reason given stays. */
export const leave = (how: Departure): void => {
  generation += 1;
  if (departure === 'none') departure = how;
  forgetEverything();
  isServerAway.set(false);
  recovering.set(false);
  sessionState.set({ status: 'absent' });
};
