/** Files that a person adds: attachments of a message, and later exhibits. */
import * as z from 'zod/mini';
import {
  FILE_FACT_MAX_CHARACTERS,
  FILE_NAME_MAX_CHARACTERS,
  TRANSCRIPTION_MAX_CHARACTERS,
} from './common/limits.ts';
import { filledText, id, instant, text } from './common/shapes.ts';

/**
 * The accepted types (spec.md, 5) and mails, by content and not by name, each with its file extension. A mail is one only when
 * its name says so too (mail-header.ts).
 */
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
  'message/rfc822': 'eml',
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

/**
 * What a file says of itself beside its content: of a picture, what the camera wrote; of a mail, its header; of a PDF and a
 * sound, what their program wrote. Anybody can write anything there: it is shown as what the file says, with its source.
 * - `taken_at`, `recorded_at`, `created_at`, `modified_at`, `sent_at`: a time (`factTime`)
 * - `has_place`: the place where a picture was taken, as `yes`; the place itself is at `/api/files/{id}/place`
 * - `from`, `to`, `cc`: an address with its name, each a fact of its own; `attachment`: a file name
 */
export const FACT_KINDS = [
  'taken_at',
  'recorded_at',
  'created_at',
  'modified_at',
  'sent_at',
  'device',
  'software',
  'author',
  'has_place',
  'from',
  'to',
  'cc',
  'subject',
  'message_id',
  'attachment',
] as const;
export const factKind = z.enum(FACT_KINDS);
export type FactKind = z.infer<typeof factKind>;

/** Some metadata has only the day or only the wall clock: `2026-03-12`, `2026-03-12T14:05:09`, `2026-03-12T14:05:09+01:00`. */
export const factTime = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})?)?$/));

export const fileFact = z.object({
  kind: factKind,
  value: z.string().check(z.maxLength(FILE_FACT_MAX_CHARACTERS)),
  /** The field it stands in: `EXIF DateTimeOriginal`, `PDF Producer`, `Message-ID`. */
  source: z.string(),
});
export type FileFact = z.infer<typeof fileFact>;

/** `GET /api/files/{id}/place`: where a picture says that it was taken. */
export const filePlace = z.object({
  /** In degrees: north and east are positive. */
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type FilePlace = z.infer<typeof filePlace>;

/** `GET /api/files/{id}/text`: the text of a document or a mail; 404 where it has none that can be read. */
export const fileText = z.object({
  text: z.string(),
  /** False where the text goes on in the file. */
  is_whole: z.boolean(),
});
export type FileText = z.infer<typeof fileText>;

/**
 * A stored file. Its bytes are at `/api/files/{id}/content`, the thumbnail of a picture or PDF at
 * `/api/files/{id}/thumbnail`, and a larger one at `/api/files/{id}/preview`; neither has anything of its metadata.
 */
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
  /** True for a picture or PDF that could be read: it has a preview too. */
  has_thumbnail: z.boolean(),
  /** Null for files that are no sound. */
  transcription: z.nullable(transcription),
  /** Absent where it says nothing of itself, or was added before this was read. */
  facts: z.optional(z.array(fileFact)),
  created_at: instant,
});
export type StoredFile = z.infer<typeof storedFile>;

/**
 * `PUT /api/files/{id}` with the bytes as body; the id is the client's (UUIDv7), so that a repeated upload adds nothing.
 * The name travels percent-encoded in `X-File-Name`, since a URL may be logged; the duration in `X-File-Duration`. With an
 * `X-File-Transcribe` that is not `yes` no machine transcribes the sound, and a waiting job for it is cancelled.
 */
export const fileName = filledText(FILE_NAME_MAX_CHARACTERS);

/**
 * `GET /api/files/{id}/upload`: what has arrived of an upload that was cut off. It is kept for a day where it is at least
 * `RESUMABLE_MIN_BYTES`; otherwise, and for an id that no upload had, the answer is 404, and the file is sent whole. `PATCH
 * /api/files/{id}` with the headers of the `PUT` and `Upload-Offset: <received>` brings the other bytes, and is answered as the `PUT`
 * would be. Another offset is refused with `wrong_offset` and this as `current`. The `PUT` may be sent again at any time instead.
 */
export const keptUpload = z.object({
  /** The first byte that is missing. */
  received: z.number(),
  /** The file, where all of it has arrived: only the answer was lost. */
  file: z.nullable(storedFile),
});
export type KeptUpload = z.infer<typeof keptUpload>;

/** `PUT /api/files/{id}/transcription` */
export const transcriptionInput = z.object({ text: text(TRANSCRIPTION_MAX_CHARACTERS) });
