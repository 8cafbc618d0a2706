import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import type { RecordRef } from '#web/lib/kept-files/kept-rows.ts';
import type { ApiProblemCode } from '#web/lib/requests/api-problem.ts';
import { uploadStates, uploads } from './uploads.ts';

/**
 * Codes of the API that hold for all files; `interrupted` when the upload was given up, `file_refused` when one of the
 * files was not taken (which one, and why, is in `uploadStates`), `file_gone` when one is not on this device any more.
 */
export type UploadFailure = ApiProblemCode | 'interrupted' | 'file_refused' | 'file_gone';

/**
 * Uploads the files that are kept for a record under these ids, those that are there already not again. Never rejects.
 * @returns why they could not all be uploaded; null when the server has them.
 */
export const uploadKept = async (
  owner: string,
  record: RecordRef,
  ids: readonly string[],
): Promise<UploadFailure | null> => {
  if (ids.length === 0) return null;
  const kept = new Map((await keptFiles.of(owner, record)).map((file) => [file.id, file]));
  const files = ids.flatMap((id) => kept.get(id) ?? []);
  if (files.length < ids.length) return 'file_gone';
  if ((await uploads.all(files)) !== null) return null;
  const states = uploadStates.get();
  const codes = ids.flatMap((id) => {
    const state = states.get(id);
    return state?.status === 'failed' ? [state.code] : [];
  });
  // What ends the others too says more than what one file lacks; without any of it the sending was given up.
  const general = codes.find((code) => !OF_ONE_FILE.has(code));
  return general ?? (codes.length > 0 ? 'file_refused' : 'interrupted');
};

/** Failures of one file, which the file itself shows. */
const OF_ONE_FILE: ReadonlySet<string> = new Set([
  'file_type_refused',
  'sound_unreadable',
  'body_too_large',
  'files_full',
  'already_used',
  'invalid_input',
]);
