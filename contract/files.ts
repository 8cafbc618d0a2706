/** Files that a person adds: attachments of a message, and later exhibits. */
import * as z from 'zod/mini';
import { FILE_NAME_MAX_CHARACTERS, TRANSCRIPTION_MAX_CHARACTERS } from './limits.ts';
import { filledText, id, instant, text } from './shapes.ts';

/** The accepted types (spec.md, 5), by content and not by name, each with its file extension. */
export const FILE_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
} as const satisfies Record<string, string>;
export type FileType = keyof typeof FILE_TYPES;
export const fileTypes = Object.keys(FILE_TYPES) as [FileType, ...FileType[]];

export const transcriptionSource = z.enum(['machine', 'person']);

/** The transcription of a sound, and who wrote it: a machine's is marked as such until the person has changed it. */
export const transcription = z.object({
  /**
   * `waiting`: a job is to write it; `failed`: the endpoint gave none; `none`: nobody has written it yet. A machine's
   * transcription that is `done` and empty means that it heard no words.
   */
  status: z.enum(['none', 'waiting', 'failed', 'done']),
  text: z.string(),
  source: z.nullable(transcriptionSource),
});
export type Transcription = z.infer<typeof transcription>;

/** A stored file. Its bytes are at `/api/files/{id}/content`, the thumbnail of a picture or PDF at `/api/files/{id}/thumbnail`. */
export const storedFile = z.object({
  id,
  /** The name on the person's device, without a folder. */
  name: z.string(),
  /** Found in its bytes. */
  type: z.enum(fileTypes),
  /** In bytes. */
  size: z.number(),
  /** Of the bytes as received, in hex. */
  sha256: z.string(),
  /** Whole seconds of a recording made here; null for everything else. */
  duration: z.nullable(z.number()),
  /** The length of a sound in whole seconds; absent for other files, or where it is unknown. */
  seconds: z.optional(z.number()),
  /** True for a picture that could be read. */
  has_thumbnail: z.boolean(),
  /** Null for files that are no sound. */
  transcription: z.nullable(transcription),
  created_at: instant,
});
export type StoredFile = z.infer<typeof storedFile>;

/**
 * `PUT /api/files/{id}` with the bytes as body; the id is the client's (UUIDv7), so that a repeated upload adds nothing.
 * The name travels percent-encoded in `X-File-Name`, since a URL may be logged; the duration in `X-File-Duration`. With an
 * `X-File-Transcribe` that is not `yes` no machine transcribes the sound, and a waiting job for it is cancelled.
 */
export const fileName = filledText(FILE_NAME_MAX_CHARACTERS);

/** `PUT /api/files/{id}/transcription` */
export const transcriptionInput = z.object({ text: text(TRANSCRIPTION_MAX_CHARACTERS) });
