/** Exhibits of an incident, and what was made of an entry of the journal or of a message. */
import * as z from 'zod/mini';
import {
  ATTACHMENTS_MAX_COUNT,
  EVIDENCE_DESCRIPTION_MAX_CHARACTERS,
  EVIDENCE_SOURCE_MAX_CHARACTERS,
  EVIDENCE_TITLE_MAX_CHARACTERS,
} from './common/limits.ts';
import { factDay, filledText, historyPageOf, id, instant, text } from './common/shapes.ts';
import { storedFile } from './files.ts';

/**
 * `screenshot`: a picture of messages on a screen, `message`: a text message or a chat in another form, `email`: a mail, as a
 * file of its own where it was saved, `journal_entry`: the person's own note of the time.
 */
export const EVIDENCE_TYPES = [
  'document',
  'photo',
  'audio',
  'video',
  'screenshot',
  'message',
  'email',
  'journal_entry',
  'other',
] as const;
export const evidenceType = z.enum(EVIDENCE_TYPES);
export type EvidenceType = z.infer<typeof evidenceType>;

/** The version of an entry that something was made of, and when that happened and was recorded. */
export const entryReference = z.object({
  entry_id: id,
  version: z.number(),
  happened_on: z.nullable(z.string()),
  happened_at: z.nullable(z.string()),
  /** When the entry was first recorded, by the server's clock. */
  recorded_at: instant,
});
export type EntryReference = z.infer<typeof entryReference>;

/** The same with its words as they were then: they stay where they are when the entry is changed or deleted. */
export const entrySource = z.extend(entryReference, { title: z.string(), content: z.string() });
export type EntrySource = z.infer<typeof entrySource>;

/** The message of a conversation, written by the person, that something was made of. Its words never change: no version. */
export const messageReference = z.object({
  conversation_id: id,
  message_id: id,
  /** When the message was recorded, by the server's clock. */
  recorded_at: instant,
});
export type MessageReference = z.infer<typeof messageReference>;

/** Whether the entry, or the message, can still be opened. */
export const entryPresence = { is_there: z.boolean() };

const editable = {
  title: filledText(EVIDENCE_TITLE_MAX_CHARACTERS),
  description: text(EVIDENCE_DESCRIPTION_MAX_CHARACTERS),
  /** Where it comes from, in the person's words. */
  source: text(EVIDENCE_SOURCE_MAX_CHARACTERS),
  type: evidenceType,
  /** The day it is from: of a letter, a message, a picture. Null where the person does not say. */
  dated_on: z.nullable(factDay),
  /** Files that were uploaded before, in order; other records may have them too. */
  files: z.array(id).check(z.maxLength(ATTACHMENTS_MAX_COUNT)),
};

/**
 * `POST /api/incidents/{id}/evidence`. The client chooses the id (UUIDv7), so that a repeated request creates nothing twice.
 * With an entry of the journal, or a message of a conversation, the exhibit was made of it: words and files are what the
 * person chose to take over.
 */
export const evidenceInput = z.object({
  id,
  ...editable,
  dated_on: z.optional(editable.dated_on),
  journal_entry_id: z.optional(id),
  /** Written by the person: a reply is nothing that they said. Its conversation is known by it. */
  message_id: z.optional(id),
});
export type EvidenceInput = z.infer<typeof evidenceInput>;

/** Only what is present is changed. Sent with `If-Match: "<version>"`. */
export const evidencePatch = z.partial(z.object(editable));
export type EvidencePatch = z.infer<typeof evidencePatch>;

/**
 * `POST /api/incidents/{id}/evidence/{evidenceId}/move` with `If-Match: "<version>"`: the exhibit gets the next number of the
 * other incident. Its number in this one is never given again.
 */
export const evidenceMove = z.object({ incident_id: id });
export type EvidenceMove = z.infer<typeof evidenceMove>;

const recorded = {
  incident_id: id,
  /** "Pièce n° 3": counts within the incident from 1, and is never given again, also after a deletion. */
  number: z.number(),
  title: z.string(),
  description: z.string(),
  source: z.string(),
  type: evidenceType,
  dated_on: z.nullable(z.string()),
};

export const evidence = z.object({
  id,
  ...recorded,
  /** In order. */
  files: z.array(storedFile),
  /** The first file's, to be opened at `/api/evidence/{file_path}`; null where there is none. */
  file_path: z.nullable(z.string()),
  /** The entry that it was made of. */
  from_entry: z.nullable(z.extend(entryReference, entryPresence)),
  /** The message that it was made of. */
  from_message: z.nullable(z.extend(messageReference, entryPresence)),
  created_at: instant,
  updated_at: instant,
  version: z.number(),
  /** What is stored does not open: title, description and source are empty. */
  damaged: z.optional(z.literal(true)),
});
export type Evidence = z.infer<typeof evidence>;

/** An exhibit that stood in an incident under a number, and where it stands now. */
export const movedEvidence = z.object({
  number: z.number(),
  moved_at: instant,
  evidence_id: id,
  incident_id: id,
  new_number: z.number(),
});
export type MovedEvidence = z.infer<typeof movedEvidence>;

/** `GET /api/incidents/{id}/evidence`: all of them, by their numbers, and those that stood here before. */
export const evidenceList = z.object({ items: z.array(evidence), moved: z.array(movedEvidence) });
export type EvidenceList = z.infer<typeof evidenceList>;

/** What a version of an exhibit says. Of the files only their ids: one that was removed is gone. */
export const evidenceVersion = z.object({
  ...recorded,
  files: z.array(id),
  from_entry: z.nullable(entryReference),
  from_message: z.nullable(messageReference),
});

export const evidenceHistory = historyPageOf(evidenceVersion);
export type EvidenceHistory = z.infer<typeof evidenceHistory>;

/** `GET /api/journal/{id}/incidents`: the incidents that were made of an entry, or have it as an exhibit; oldest first. */
export const entryIncidents = z.object({
  items: z.array(
    z.object({
      incident_id: id,
      /** Empty for a sensitive incident, and for one that does not open. */
      title: z.string(),
      is_sensitive: z.boolean(),
      reference_number: z.string(),
      /** The incident itself was made of the entry. */
      is_origin: z.boolean(),
      /** The numbers of the exhibits that were made of it. */
      exhibits: z.array(z.number()),
    }),
  ),
});
export type EntryIncidents = z.infer<typeof entryIncidents>;
