import type { Challenge } from 'altcha-lib';

export interface Captcha {
  /** What the browser has to solve. Missing for a captcha whose provider makes its own. */
  challenge?(): Promise<Challenge>;
  /**
   * Accepts each solution once.
   * @throws AuthError captcha_failed
   */
  ensureSolved(token: string): Promise<void>;
}
