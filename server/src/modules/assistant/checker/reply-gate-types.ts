/** What the gate takes and gives; see reply-gate.ts for its notes. */
import type { RejectionReason } from './rejection.ts';

export interface ReplyGate {
  /** Takes what the model wrote; gives what may be shown now, possibly nothing. */
  push(delta: string): string;
  /**
   * No more comes of this try.
   * @param brokenOff the stream broke: a sentence that was being written is left out, and is nobody's fault
   */
  endTry(options?: { brokenOff?: boolean }): void;
  /**
   * The rule that was broken, when the model had better be asked again: nothing has been asked yet, and something may
   * be. Null as long as there is no need to.
   */
  readonly brokenRule: RejectionReason | null;
  /** What was let through: what the person sees, or is about to. */
  readonly letThrough: string;
  /** Another try follows, which goes on where the first one was stopped. Gives what may be shown now. */
  tryAgain(): string;
  /**
   * Nothing more comes. `final` is the reply: what was shown, then `rest`. `rejected` is the sentence that was left
   * out first, null when none was.
   */
  end(): { rest: string; final: string; rejected: string | null };
}

export interface ReplyGateOptions {
  /** Told how many characters are looked at, each time some are; for tests of [Note: bounded work]. */
  onScan?: (characters: number) => void;
}
