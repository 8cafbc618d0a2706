/** The journal: a person's own notes, voice memos, documents, reflections and follow-ups. */
import * as z from 'zod/mini';
import { entryType, mood } from './common/kinds.ts';
import {
  ATTACHMENTS_MAX_COUNT,
  ENTRY_CONTENT_MAX_CHARACTERS,
  ENTRY_TITLE_MAX_CHARACTERS,
} from './common/limits.ts';
import { factDay, filledText, historyOf, id, instant, tags, timeOfDay } from './common/shapes.ts';
import { storedFile } from './files.ts';

/** What the person writes of an entry. */
const editable = {
  title: filledText(ENTRY_TITLE_MAX_CHARACTERS),
  content: filledText(ENTRY_CONTENT_MAX_CHARACTERS),
  entry_type: entryType,
  tags,
  /** Null for none. */
  mood: z.nullable(mood),
  /** 'Privé'; otherwise 'Partageable': only then may it join a dossier. */
  is_private: z.boolean(),
  /** When it happened, by the person's own clock; null where they do not say. */
  happened_on: z.nullable(factDay),
  happened_at: z.nullable(timeOfDay),
};

/** Files that were uploaded before (`PUT /api/files/{id}`), in order. */
const fileIds = z.array(id).check(z.maxLength(ATTACHMENTS_MAX_COUNT));

/** An hour without its day says nothing. */
const hasDayOfHour = ({
  happened_on,
  happened_at,
}: {
  happened_on?: string | null | undefined;
  happened_at?: string | null | undefined;
}): boolean => happened_at == null || happened_on !== null;

/** `POST /api/journal`. The client chooses the id (UUIDv7), so that a repeated request creates nothing twice. */
export const entryInput = z
  .object({
    id,
    ...editable,
    files: fileIds,
    /** When it was written, by the device's clock, where it could be sent only later. */
    written_at: z.optional(instant),
  })
  .check(z.refine(hasDayOfHour, { path: ['happened_at'] }));
export type EntryInput = z.infer<typeof entryInput>;

/** `PATCH /api/journal/{id}`: only what is present is changed. Sent with `If-Match: "<version>"`. */
export const entryPatch = z
  .partial(z.object({ ...editable, files: fileIds }))
  .check(z.refine(hasDayOfHour, { path: ['happened_at'] }));
export type EntryPatch = z.infer<typeof entryPatch>;

/** What of an entry stands in its versions. */
const recorded = {
  title: z.string(),
  content: z.string(),
  entry_type: entryType,
  tags: z.array(z.string()),
  mood: z.nullable(mood),
  is_private: z.boolean(),
  happened_on: z.nullable(z.string()),
  happened_at: z.nullable(z.string()),
  /** The time of writing where it could be sent only later; null where it was sent at once. */
  written_at: z.nullable(instant),
};

export const entry = z.object({
  id,
  user_id: id,
  ...recorded,
  /** In order. */
  files: z.array(storedFile),
  /** The five of the first file (spec.md, 3); null where there is none. The path is a name: bytes are at `/api/files`. */
  file_path: z.nullable(z.string()),
  file_name: z.nullable(z.string()),
  file_size: z.nullable(z.number()),
  mime_type: z.nullable(z.string()),
  /** Whole seconds of a sound. */
  duration: z.nullable(z.number()),
  /** First recorded here, and last changed; by the server's clock. */
  created_at: instant,
  updated_at: instant,
  version: z.number(),
});
export type Entry = z.infer<typeof entry>;

/** `GET /api/journal/{id}/versions`. Of the files only their ids: one that was removed is gone. */
export const entryHistory = historyOf(z.object({ ...recorded, files: z.array(id) }));
export type EntryHistory = z.infer<typeof entryHistory>;
