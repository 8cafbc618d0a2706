/**
 * For how long nothing has been told of a person's things: a page whose answers are all younger than the last change need not
 * read them again once its stream begins.
 */
import { MINUTE_MS } from '#contract/common/durations.ts';
import { EVERYBODY } from './notice.ts';

/** Further back nobody asks: a page that is older reads again what it shows. It bounds what is remembered, too. */
const REMEMBERED_MS = MINUTE_MS;

/** @param now milliseconds that only grow. */
export const createQuiet = (now: () => number) => {
  /** Null while nothing is heard. */
  let since: number | null = null;
  /** When each person was last told of; the longest ago comes first. */
  const lastHeard = new Map<string, number>();

  const forgetOld = (): void => {
    for (const [userId, at] of lastHeard) {
      if (now() - at <= REMEMBERED_MS) return;
      lastHeard.delete(userId);
    }
  };
  return {
    /** From now on whatever is told is heard. */
    begin: (): void => {
      since = now();
    },
    /** From now on something may be told unheard. */
    end: (): void => {
      since = null;
    },
    hear: (userId: string): void => {
      lastHeard.delete(userId);
      lastHeard.set(userId, now());
      forgetOld();
    },
    /** Milliseconds, at most a minute; 0 while nothing is heard. */
    ms: (userId: string): number => {
      if (since === null) return 0;
      const last = Math.max(since, lastHeard.get(userId) ?? since, lastHeard.get(EVERYBODY) ?? since);
      return Math.min(now() - last, REMEMBERED_MS);
    },
  };
};
