import type { Challenge } from 'altcha-lib';

export interface Captcha {
  /** What the browser has to solve; a captcha of a third party brings its own. */
  challenge?(): Promise<Challenge>;
  /**
   * Accepts a solution once.
   * @throws AuthError captcha_failed
   */
  ensureSolved(token: string): Promise<void>;
}
