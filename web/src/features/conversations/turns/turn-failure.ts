import type { UploadFailure } from '#web/features/attachments/sending/upload-kept.ts';
import type { ApiProblemCode } from '#web/lib/requests/api-problem.ts';

/**
 * Codes of the API; `interrupted` for a message found unsent after a reload, `no_reply` when none came, `stopped` when
 * the person stopped it before any word of it came; and why files of the message were not uploaded.
 */
export type TurnFailure = ApiProblemCode | UploadFailure | 'interrupted' | 'no_reply' | 'stopped';

/** Why the files of a message could not be uploaded. */
export class UnsentFiles extends Error {
  override readonly name = 'UnsentFiles';
  readonly failure: TurnFailure;

  constructor(failure: TurnFailure) {
    super(failure);
    this.failure = failure;
  }
}
