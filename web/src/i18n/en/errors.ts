import type { Translation } from '../catalogues.ts';
import type fr from '../fr/errors.ts';

export default {
  bad_json: 'The request was not understood. Nothing was changed.',
  invalid_input: 'Some information is not valid. Nothing was changed: correct it, then try again.',
  bad_cursor: 'The rest of the list is no longer available. Reload the list.',
  unauthenticated: 'Your session has ended. Sign in again to continue.',
  session_ended: 'Your session has ended. Sign in again to continue.',
  confirmation_needed:
    'This sign-in is still to be confirmed by the message that we send you. Nothing was changed.',
  second_factor_needed: 'The second step of signing in is still to come. Nothing was changed.',
  proof_required: 'First confirm that it is you. Nothing was changed.',
  administrators_only: 'This page is for administrators. Nothing was changed.',
  last_administrator:
    'This account is the last that can administer. First give this role to somebody else. Nothing was changed.',
  account_suspended: 'This account is suspended: lift the suspension first. Nothing was changed.',
  account_closing:
    'Your account is about to be closed. To go on, keep your account first. Nothing was changed.',
  taken_in: 'This was merged with something else.',
  not_found: 'This does not exist or is no longer available.',
  method_not_allowed: 'This is not possible here.',
  already_used: 'This was already done. Nothing was changed.',
  turn_in_progress: 'A reply is being written in this conversation. Wait until it is finished.',
  not_ready: 'This is not possible yet.',
  too_many: 'You have as many as there can be. Delete one, then try again.',
  version_required: 'The change could not be checked. Reload the page, then try again.',
  stale_version: 'This was changed elsewhere since you opened it. Your changes are still on the screen.',
  body_too_large: 'This is too long to be sent at once. Your text is still on the screen.',
  unsupported_media_type: 'This kind of content is not accepted.',
  range_not_satisfiable: 'This part of the file does not exist.',
  file_type_refused: 'This kind of file is not accepted. The file was not saved; yours is intact.',
  sound_unreadable: 'The audio file could not be read',
  wrong_offset: 'The server has kept another part of this file. Send it again: nothing was lost.',
  files_full: 'The room for your files is full. This one was not saved: delete others, then try again.',
  storage_full:
    'The server is short of room. Nothing new was saved; what was saved before is intact. Keep what is on the screen, then try again later.',
  damaged:
    'What is stored here does not open any more: it was damaged or changed outside the application. The rest is intact. Tell the team that runs this service.',
  rate_limited: 'Too many requests in a short time. Wait a moment, then try again.',
  model_timeout: 'The assistant takes too long to answer. Your message is saved; try again later.',
  model_failed: 'The assistant could not answer. Your message is saved; try again later.',
  model_empty: 'The assistant gave no answer. Your message is saved; try again later.',
  unavailable: 'The service is unavailable for the moment. What was saved is intact; try again shortly.',
  internal: 'An error occurred on our side. What was saved is intact; try again shortly.',
  network:
    'The connection to the server is interrupted. What was saved is intact; try again once it is back.',
} as const satisfies Translation<typeof fr>;
