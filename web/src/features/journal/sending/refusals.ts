import type { UploadFailure } from '#web/features/attachments/sending/upload-kept.ts';
import type { ApiProblemCode } from '#web/lib/requests/api-problem.ts';

/** Why an entry that waits could not be sent. */
export type SendingFailure = ApiProblemCode | UploadFailure | 'deleted_since';

/** No answer came, or none from the server itself: the connection is away, and nothing else is sent now. */
const AWAY: ReadonlySet<string> = new Set(['network', 'unavailable', 'interrupted']);

/** Nothing of this person is taken for the moment, whatever it says. */
const NOT_NOW: ReadonlySet<string> = new Set([
  'unauthenticated',
  'session_ended',
  'account_closing',
  'confirmation_needed',
  'second_factor_needed',
  'rate_limited',
]);

/** It may be taken later as it is. */
const LATER: ReadonlySet<string> = new Set(['storage_full', 'files_full', 'internal']);

/** Whether the others that wait would fail in the same way now. */
export const endsRound = (failure: string): boolean => AWAY.has(failure) || NOT_NOW.has(failure);

/** Whether it is sent again only after the person has changed it. */
export const needsPerson = (refusal: string | null): boolean => refusal !== null && !LATER.has(refusal);
