import type { QueryClient } from '@tanstack/react-query';
import { SECOND_MS } from '#contract/common/durations.ts';
import { onDeparture } from '#web/lib/forget.ts';
import { followWaiting } from '../waiting/waiting-entries.ts';
import { sendWaiting } from './send-waiting.ts';

const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = 60 * SECOND_MS;

let stopCurrent: () => void = () => undefined;
// After 'Déconnexion' nothing more is sent in this person's name.
onDeparture(() => stopCurrent());

/**
 * Sends what waits of this person: now, when the browser says that the network is back, when the tab is looked at again, when
 * something comes to wait, and after pauses that grow. Returns how to stop that.
 */
export const keepSending = (owner: string, client: QueryClient): (() => void) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let round: Promise<void> | null = null;
  let isAskedAgain = false;

  const attempt = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (signal.aborted) return;
    if (round !== null) {
      isAskedAgain = true;
      return;
    }
    round = sendWaiting({ owner, client, signal }).then((isSomethingLeft) => {
      round = null;
      if (signal.aborted) return;
      if (isAskedAgain) {
        isAskedAgain = false;
        attempt();
      } else if (isSomethingLeft) {
        timer = setTimeout(attempt, pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      } else {
        pause = FIRST_PAUSE_MS;
      }
    });
  };
  const attemptAnew = (): void => {
    pause = FIRST_PAUSE_MS;
    attempt();
  };
  const onShown = (): void => {
    if (document.visibilityState === 'visible') attemptAnew();
  };
  // What a round itself changes asks for no other round; what a form or another tab changes between two rounds does.
  const stopFollowing = followWaiting(() => {
    if (round === null && timer === undefined) timer = setTimeout(attemptAnew, pause);
  });
  window.addEventListener('online', attemptAnew);
  document.addEventListener('visibilitychange', onShown);
  attempt();

  const stop = (): void => {
    leaving.abort();
    clearTimeout(timer);
    stopFollowing();
    window.removeEventListener('online', attemptAnew);
    document.removeEventListener('visibilitychange', onShown);
  };
  stopCurrent = stop;
  return stop;
};
