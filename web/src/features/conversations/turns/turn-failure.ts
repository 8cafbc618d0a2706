import type { ApiProblemCode } from '#web/lib/api-problem.ts';

/**
 * Codes of the API; `interrupted` for a message found unsent after a reload, `no_reply` when none came, `stopped` when
 * the person stopped it before any word of it came, `file_refused`
 * when a file of the message was not taken, `file_gone` when one is not on this device any more.
 */
export type TurnFailure =
  | ApiProblemCode
  | 'interrupted'
  | 'no_reply'
  | 'stopped'
  | 'file_refused'
  | 'file_gone';

/** Why the files of a message could not be uploaded. */
export class UnsentFiles extends Error {
  override readonly name = 'UnsentFiles';
  readonly failure: TurnFailure;

  constructor(failure: TurnFailure) {
    super(failure);
    this.failure = failure;
  }
}
