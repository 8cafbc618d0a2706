import { type Profile, profile } from '#contract/account/profiles.ts';
import { onDeparture } from '#web/lib/forget.ts';
import { isLocked } from '#web/lib/idle-lock/lock-mark.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import type { StoredSession } from './kept/stored-session.ts';
import { profileFromAccount } from './state/account-profile.ts';
import { isSecondFactorOwed } from './state/second-factor-owed.ts';
import { isSignedIn, type ProfileSource } from './state/session-state.ts';
import { askStep, isServerAway, sessionGeneration, sessionState, settle } from './state/session-store.ts';
import { tellLocked } from './tell-locked.ts';
import type { Step } from './where-to.ts';
import { within } from './within.ts';

let underWay: { userId: string; generation: number; done: Promise<void> } | undefined;

/** Stops the reading that is under way when the person goes. */
let reading = new AbortController();
onDeparture(() => {
  reading.abort();
  reading = new AbortController();
});

/**
 * Reads the profile and settles the session. After `patienceMs` the account's own data stand in and the server's
 * answer replaces them whenever it comes; when it never comes they stay (spec.md, 3). Nothing of it counts once the
 * session that it was asked for is over.
 */
export const loadProfile = (session: StoredSession, patienceMs: number): Promise<void> => {
  const generation = sessionGeneration();
  // The boot and auth-js's first event ask for the same profile at the same moment.
  if (underWay?.userId === session.user.id && underWay.generation === generation) return underWay.done;
  const done = read(session, patienceMs).finally(() => {
    if (underWay?.done === done) underWay = undefined;
  });
  underWay = { userId: session.user.id, generation, done };
  return done;
};

/** The step that the server says comes first. */
const stepAskedBy = (error: unknown): Step | null => {
  if (isProblem(error, 'second_factor_needed')) return 'second_factor';
  if (isProblem(error, 'account_closing')) return 'closing';
  return isProblem(error, 'confirmation_needed') ? 'confirmation' : null;
};

/** Imported late: /login must not load it. Where it cannot be loaded now, the screens behind the profile ask for the key. */
const askForKey = async (userId: string, generation: number): Promise<void> => {
  const loaded = await import('#web/lib/sealing/browser-key.ts').catch(() => null);
  if (generation === sessionGeneration()) await loaded?.askBrowserKey(userId);
};

const read = async (session: StoredSession, patienceMs: number): Promise<void> => {
  const generation = sessionGeneration();
  // Known before anything is asked: nothing of the app shows, not for a moment.
  if (isSecondFactorOwed(session)) return askStep('second_factor');
  if (isLocked(session.access_token)) {
    // The page that locked it may have ended before the server knew.
    void tellLocked(session.access_token);
    return askStep('locked');
  }
  const settleIfStill = (person: Profile, source: ProfileSource) => {
    // Locked meanwhile: the answer opens nothing.
    if (generation === sessionGeneration() && !isLocked(session.access_token)) settle(person, source);
  };
  let isRefused = false;
  const standIn = () => {
    // The server has said that a step is missing: the account's own data must not stand in.
    if (isRefused) return;
    const state = sessionState.get();
    const isKnown = isSignedIn(state) && state.profile.id === session.user.id;
    if (!isKnown) settleIfStill(profileFromAccount(session.user), 'account');
  };
  // At the same time: the screens behind the profile begin with what waits in this browser.
  void askForKey(session.user.id, generation);
  const asked = api.get('/api/profile', { schema: profile, signal: reading.signal }).then(
    (person) => {
      isServerAway.set(false);
      settleIfStill(person, 'server');
    },
    (error: unknown) => {
      isServerAway.set(isProblem(error, 'network'));
      const step = stepAskedBy(error);
      isRefused = step !== null;
      if (step === null) standIn();
      else if (generation === sessionGeneration()) askStep(step);
    },
  );
  await within(patienceMs, asked);
  standIn();
};
