import { createStore } from '#web/lib/store/store.ts';
import type { Captcha, CaptchaState } from './captcha.ts';

/** The widget on the page, as far as the form needs it. */
export interface WidgetHandle {
  /** Shows the question again. */
  reset: () => void;
}

/** A captcha of a third party: its widget works with the person, and tells what comes of it. */
export interface WidgetCaptcha extends Captcha {
  solved: (token: string) => void;
  expired: () => void;
  failed: () => void;
  /** The widget is on the page; the function that is returned says that it is gone. */
  attach: (handle: WidgetHandle) => () => void;
}

/**
 * The same states as ours (`captcha.ts`): idle → working → solved → expired, or failed, or away. While it is none of idle,
 * failed and away its widget has to be on the page (`captcha-widget.tsx`).
 */
export const createWidgetCaptcha = (): WidgetCaptcha => {
  const state = createStore<CaptchaState>({ status: 'idle', token: null });
  let widget: WidgetHandle | null = null;
  const give = (status: CaptchaState['status'], token: string | null = null) => state.set({ status, token });

  const start = () => {
    const { status } = state.get();
    if (status === 'idle' || status === 'failed' || status === 'away') give('working');
  };

  return {
    state,
    start,
    getToken: () => {
      start();
      return untilDecided(state);
    },
    reset: () => {
      widget?.reset();
      give('idle');
    },
    solved: (token) => give('solved', token),
    expired: () => give('expired'),
    // Without a network there is no provider to blame.
    failed: () => give(navigator.onLine === false ? 'away' : 'failed'),
    attach: (handle) => {
      widget = handle;
      return () => {
        if (widget === handle) widget = null;
      };
    },
  };
};

/** The token once there is one; null when there will be none. There is no deadline: the person may take their time. */
const untilDecided = async ({ get, subscribe }: WidgetCaptcha['state']): Promise<string | null> => {
  const isUndecided = () => get().status === 'working' || get().status === 'expired';
  const decided = Promise.withResolvers<void>();
  const stop = subscribe(() => isUndecided() || decided.resolve());
  if (isUndecided()) await decided.promise;
  stop();
  return get().token;
};
