import { TOTP } from 'otpauth';
import { SECOND_MS } from '../../contract/common/durations.ts';

const PERIOD_SECONDS = 30;
const POLL_MS = 500;

/** The app on the person's phone. A code is good once: each call gives a later one, as soon as the server takes it. */
export const createAuthenticator = (secret: string) => {
  const totp = new TOTP({ secret, period: PERIOD_SECONDS });
  let last = 0;
  const now = () => Math.floor(Date.now() / SECOND_MS / PERIOD_SECONDS);
  return {
    nextCode: async (): Promise<string> => {
      const step = Math.max(last + 1, now());
      // The server looks one period ahead, for phones whose clock is fast.
      while (step > now() + 1) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      last = step;
      return totp.generate({ timestamp: step * PERIOD_SECONDS * SECOND_MS });
    },
  };
};
