import { MINUTE_MS } from '#contract/common/durations.ts';
import type { Shared } from './messages.ts';

/** The page that was asked for comes at once; what nobody fetched is not kept for somebody else. */
const KEPT_MS = 5 * MINUTE_MS;

/** What another app has shared, in memory alone, until the page takes it. */
export class Held {
  #shared: { what: Shared; at: number } | null = null;

  put(what: Shared, now = Date.now()): void {
    this.#shared = { what, at: now };
  }

  /** What is here, once; null where nothing is, or it is too old. */
  take(now = Date.now()): Shared | null {
    const shared = this.#shared;
    this.#shared = null;
    return shared !== null && now - shared.at < KEPT_MS ? shared.what : null;
  }
}
