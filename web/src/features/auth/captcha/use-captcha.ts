import { useEffect, useState } from 'react';
import { useStore } from '#web/lib/store.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { type CaptchaState, createCaptcha } from './captcha.ts';
import { fetchChallenge } from './challenge.ts';

export interface CaptchaControl extends CaptchaState {
  /** False where this server asks for none: then nothing is shown and nothing waits. */
  isNeeded: boolean;
  /** True when a form may be sent: solved, or not needed. */
  isReady: boolean;
  start: () => void;
  /** The token to send: undefined where none is needed, null when it could not be had. */
  getToken: () => Promise<string | null | undefined>;
  reset: () => void;
  /** For the `<form>`: the work begins with the first sign that somebody is there. */
  formProps: { onFocus?: () => void; onInput?: () => void; onPointerDown?: () => void };
}

/** One captcha for one form. */
export const useCaptcha = (): CaptchaControl => {
  const isNeeded = useConfig().captcha !== 'off';
  const [captcha] = useState(() =>
    createCaptcha({
      fetchChallenge,
      solve: async (challenge, signal) => (await import('./solve.ts')).solve(challenge, signal),
      now: Date.now,
    }),
  );
  const state = useStore(captcha.state);
  useEffect(() => captcha.reset, [captcha]);

  // After a failure only the person's own press tries again: no loop against a server that is down.
  const begin = state.status === 'failed' ? undefined : captcha.start;
  return {
    ...state,
    isNeeded,
    isReady: !isNeeded || state.status === 'solved',
    start: captcha.start,
    getToken: isNeeded ? captcha.getToken : async () => undefined,
    reset: captcha.reset,
    formProps:
      isNeeded && begin !== undefined ? { onFocus: begin, onInput: begin, onPointerDown: begin } : {},
  };
};
