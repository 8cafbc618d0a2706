import { type StoredFile, storedFile } from '#contract/files.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import { withToken } from '#web/lib/request.ts';
import { type PutOptions, putBytes } from './put-bytes.ts';
import { uploadName } from './upload-name.ts';

/**
 * Sends a file under its own id: the same one sent again adds nothing. It is sent in its owner's name or not at all.
 * @throws ApiProblem `file_type_refused`, `sound_unreadable`, `body_too_large`, `files_full`, `storage_full`, `rate_limited`,
 * `already_used` when the id holds something else, `network`; the signal's reason when it was given up.
 */
export const uploadFile = async (
  {
    id,
    owner,
    name,
    duration,
    mayTranscribe,
    content,
  }: Pick<KeptFile, 'id' | 'owner' | 'name' | 'duration' | 'mayTranscribe' | 'content'>,
  { signal, onProgress }: Omit<PutOptions, 'headers'> = {},
): Promise<StoredFile> => {
  const answer = await withToken(
    (token) =>
      putBytes(`/api/files/${id}`, content, {
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          // What it is, the server finds in its bytes.
          'content-type': 'application/octet-stream',
          'x-file-name': encodeURIComponent(uploadName(name)),
          ...(mayTranscribe === false && { 'x-file-transcribe': 'no' }),
          ...(duration !== null && { 'x-file-duration': String(Math.round(duration)) }),
        },
        signal,
        onProgress,
      }),
    owner,
  );
  const parsed = storedFile.safeParse(await answer.json().catch(() => null));
  if (!parsed.success) throw new ApiProblem('internal', null, parsed.error);
  return parsed.data;
};
