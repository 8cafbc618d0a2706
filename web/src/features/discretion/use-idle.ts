import { useCallback, useEffect, useState } from 'react';
import type { IdleLockMinutes } from '#contract/account/preference-values.ts';
import { MINUTE_MS, SECOND_MS } from '#contract/common/durations.ts';
import { onInUse } from '#web/lib/idle-lock/in-use.ts';
import { leftBeforeLock, noteUse } from '#web/lib/idle-lock/lock-mark.ts';
import { keptToken, lockSession } from '#web/lib/session/lock.ts';

const WARN_MS = MINUTE_MS;
/** Timers of a tab in the background, and of a computer that slept, come late: the wall clock is looked at, often. */
const LOOK_EVERY_MS = 5 * SECOND_MS;
/** `timeupdate`: a sound that plays is being listened to. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchstart', 'timeupdate'];
const LOOKS = ['visibilitychange', 'pageshow', 'resume'];

/**
 * Locks the session after so many minutes without use, in any of the tabs of this browser. Returns whether that is less than
 * a minute away, and how to say that somebody is there.
 */
export const useIdle = (minutes: IdleLockMinutes): { isSoon: boolean; stay: () => void } => {
  const [isSoon, setSoon] = useState(false);
  const stay = useCallback(() => {
    const token = keptToken();
    if (token === null) return;
    // What comes after the time is over is somebody else's touch, until they have shown who they are.
    const left = leftBeforeLock(token);
    if (left !== null && left <= 0) return lockSession();
    noteUse(token, minutes);
    setSoon(false);
  }, [minutes]);

  useEffect(() => {
    if (minutes === null) {
      const token = keptToken();
      if (token !== null) noteUse(token, null);
      setSoon(false);
      return;
    }
    const look = () => {
      const token = keptToken();
      const left = token === null ? null : leftBeforeLock(token);
      if (left === null) return;
      if (left <= 0) lockSession();
      setSoon(left > 0 && left <= WARN_MS);
    };
    stay();
    const options = { capture: true, passive: true };
    for (const use of USES) document.addEventListener(use, stay, options);
    for (const name of LOOKS) document.addEventListener(name, look, options);
    window.addEventListener('focus', look);
    const stopHearing = onInUse(stay);
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      for (const use of USES) document.removeEventListener(use, stay, options);
      for (const name of LOOKS) document.removeEventListener(name, look, options);
      window.removeEventListener('focus', look);
      stopHearing();
      clearInterval(timer);
    };
  }, [minutes, stay]);

  return { isSoon, stay };
};
