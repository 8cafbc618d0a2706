import type { Context } from 'hono';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { giveAttemptBack, takeAttempt } from '../limits/attempt-limits.ts';
import { networkOfRequest } from '../requests/requests.ts';

/** The codes of shares: their hashes, and how many wrong ones may come from one network. */
export interface ShareCodes {
  hash(code: string): Promise<string>;
  /** `stored` is null for a share that is none: that takes as long. */
  matches(code: string, stored: string | null): Promise<boolean>;
  /** Counts an attempt, before it is checked. @throws ProblemError `rate_limited` */
  takeAttempt(c: Context): Promise<void>;
  /** Takes back the count of an attempt that was right. */
  giveAttemptBack(c: Context): Promise<void>;
}

const KIND = 'share-network';

export const shareCodes = (auth: AuthContext): ShareCodes => ({
  hash: auth.passwords.hash,
  matches: auth.passwords.matches,
  takeAttempt: async (c) => {
    try {
      await auth.database.asSystem('count codes of shares', (tx) =>
        takeAttempt(auth, tx, KIND, networkOfRequest(c, auth)),
      );
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      const { retryAfterSeconds } = error.details;
      throw new ProblemError('rate_limited', retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
    }
  },
  giveAttemptBack: (c) =>
    auth.database.asSystem('count codes of shares', (tx) =>
      giveAttemptBack(auth, tx, KIND, networkOfRequest(c, auth)),
    ),
});
