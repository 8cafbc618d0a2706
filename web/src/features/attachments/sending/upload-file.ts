import { RESUMABLE_MIN_BYTES } from '#contract/common/limits.ts';
import { type KeptUpload, keptUpload, type StoredFile, storedFile } from '#contract/files.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import { api } from '#web/lib/requests/api.ts';
import { ApiProblem, isProblem } from '#web/lib/requests/api-problem.ts';
import { withToken } from '#web/lib/requests/request.ts';
import { type SendOptions, sendBytes } from './send-bytes.ts';
import { uploadName } from './upload-name.ts';

type UploadedFile = Pick<KeptFile, 'id' | 'owner' | 'name' | 'duration' | 'mayTranscribe' | 'content'>;

interface UploadOptions extends Omit<SendOptions, 'headers'> {
  /** It may have been cut off before: the server is asked how much of it is there, and sent only the rest. */
  mayGoOn?: boolean;
}

/**
 * Sends a file under its own id: the same one sent again adds nothing. It is sent in its owner's name or not at all.
 * @throws ApiProblem `file_type_refused`, `sound_unreadable`, `body_too_large`, `files_full`, `storage_full`, `rate_limited`,
 * `already_used` when the id holds something else, `network`; the signal's reason when it was given up.
 */
export const uploadFile = async (
  file: UploadedFile,
  { mayGoOn = false, ...options }: UploadOptions = {},
): Promise<StoredFile> => {
  const isLarge = file.content.size >= RESUMABLE_MIN_BYTES;
  const { received, file: stored } = mayGoOn && isLarge ? await arrivedOf(file, options.signal) : NOTHING;
  // Only the answer was lost.
  if (stored !== null) return stored;
  if (received === 0) return await sendFrom(file, 0, options);
  try {
    return await sendFrom(file, received, options);
  } catch (error) {
    // What was there has gone, or another tab has brought more of it.
    if (!isProblem(error, 'wrong_offset') && !isProblem(error, 'not_found')) throw error;
    return await sendFrom(file, 0, options);
  }
};

const NOTHING: KeptUpload = { received: 0, file: null };

/** What has arrived of a file whose upload was cut off. */
const arrivedOf = async (
  { id, owner }: UploadedFile,
  signal: AbortSignal | undefined,
): Promise<KeptUpload> => {
  try {
    return await api.get(`/api/files/${id}/upload`, { schema: keptUpload, as: owner, signal });
  } catch (error) {
    if (isProblem(error, 'not_found')) return NOTHING;
    throw error;
  }
};

/** Sends all of it, or what follows the bytes that are there. */
const sendFrom = async (
  { id, owner, name, duration, mayTranscribe, content }: UploadedFile,
  received: number,
  { signal, onProgress }: Omit<SendOptions, 'headers'>,
): Promise<StoredFile> => {
  const { size } = content;
  const answer = await withToken(
    (token) =>
      sendBytes(received === 0 ? 'PUT' : 'PATCH', `/api/files/${id}`, content.slice(received), {
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          // What it is, the server finds in its bytes.
          'content-type': 'application/octet-stream',
          'x-file-name': encodeURIComponent(uploadName(name)),
          ...(mayTranscribe === false && { 'x-file-transcribe': 'no' }),
          ...(duration !== null && { 'x-file-duration': String(Math.round(duration)) }),
          ...(received > 0 && { 'upload-offset': String(received) }),
        },
        signal,
        onProgress: onProgress && ((share) => onProgress((received + share * (size - received)) / size)),
      }),
    owner,
  );
  const parsed = storedFile.safeParse(await answer.json().catch(() => null));
  if (!parsed.success) throw new ApiProblem('internal', null, parsed.error);
  return parsed.data;
};
