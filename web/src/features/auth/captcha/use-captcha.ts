import { useEffect, useMemo } from 'react';
import { useStore } from '#web/lib/store/store.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { type Captcha, type CaptchaState, type CaptchaStatus, createCaptcha } from './captcha.ts';
import { createWidgetCaptcha, type WidgetCaptcha } from './widget-captcha.ts';

/** What the spec wants logged (8), in its words, whatever the screen speaks. */
const LOGGED_FAILURE = 'Erreur Captcha. Veuillez réessayer.';

export interface CaptchaControl extends CaptchaState {
  /** False where this server asks for none: then nothing is shown and nothing waits. */
  isNeeded: boolean;
  /** True when a form may be sent: solved, or not needed. */
  isReady: boolean;
  /** A third party's, whose widget has to be shown; null for ours. */
  widget: WidgetCaptcha | null;
  start: () => void;
  /** The token to send: undefined where none is needed, null when it could not be had. */
  getToken: () => Promise<string | null | undefined>;
  reset: () => void;
  /** Whether the last token could not be had because no server answered. */
  isAway: () => boolean;
  /** For the `<form>`: the work begins with the first sign that somebody is there. */
  formProps: { onFocus?: () => void; onInput?: () => void; onPointerDown?: () => void };
}

/** One captcha for one form. */
export const useCaptcha = (): CaptchaControl => {
  const { captcha: kind, captchaWidget } = useConfig();
  const isNeeded = kind !== 'off';
  const isForeign = captchaWidget !== null;
  // Which one it is may turn out late, when the configuration is slow.
  const { captcha, widget } = useMemo(() => create(isForeign), [isForeign]);
  const state = useStore(captcha.state);
  useEffect(() => captcha.reset, [captcha]);
  // As a warning: it is said on the screen, and can be tried again.
  useEffect(() => {
    if (isStuck(state.status)) console.warn(LOGGED_FAILURE);
  }, [state.status]);

  // A server that is slow to say that it asks for none: what was begun meanwhile is given up.
  useEffect(() => {
    if (!isNeeded) captcha.reset();
  }, [isNeeded, captcha]);

  // After a failure only the person's own press tries again, and while no server answers only its notice does.
  const begin = isStuck(state.status) ? undefined : captcha.start;
  return {
    ...state,
    isNeeded,
    widget,
    isReady: !isNeeded || state.status === 'solved',
    start: isNeeded ? captcha.start : nothing,
    getToken: isNeeded ? captcha.getToken : async () => undefined,
    reset: captcha.reset,
    isAway: () => captcha.state.get().status === 'away',
    formProps:
      isNeeded && begin !== undefined ? { onFocus: begin, onInput: begin, onPointerDown: begin } : {},
  };
};

const isStuck = (status: CaptchaStatus): boolean => status === 'failed' || status === 'away';

const nothing = (): void => undefined;

const create = (isForeign: boolean): { captcha: Captcha; widget: WidgetCaptcha | null } => {
  if (isForeign) {
    const widget = createWidgetCaptcha();
    return { captcha: widget, widget };
  }
  const captcha = createCaptcha({
    fetchChallenge: async (signal) => (await import('./challenge.ts')).fetchChallenge(signal),
    solve: async (challenge, signal) => (await import('./solve.ts')).solve(challenge, signal),
    now: Date.now,
  });
  return { captcha, widget: null };
};
