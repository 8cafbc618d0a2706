/** What of a file is sealed, to what it is bound, and what its ledger entries record. */
import * as z from 'zod/mini';
import {
  fileFact,
  filePlace,
  type StoredFile,
  type Transcription,
  transcriptionSource,
} from '#contract/files.ts';
import { sealedBytes, sealedKind } from '../../platform/sealing/sealed-kind.ts';

declare module '../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    file: true;
    transcription: true;
  }
}

const fileContent = z.object({
  name: z.string(),
  duration: z.nullable(z.number()),
  /** Of a sound; absent in rows that were sealed before it was looked for. */
  seconds: z.optional(z.nullable(z.number())),
  sha256: z.string(),
  /** Of its bytes in the store, in base64. */
  key: z.string(),
});
export type FileContent = z.infer<typeof fileContent>;

const transcriptionContent = z.object({ text: z.string(), source: transcriptionSource });
export type TranscriptionContent = z.infer<typeof transcriptionContent>;

/** A file as its ledger entries record it. */
export type FileVersion = Pick<StoredFile, 'name' | 'type' | 'size' | 'sha256'>;

/** The words of a clip as their ledger entries record them; no words and no source where they were taken back. */
export type TranscriptionVersion = Pick<Transcription, 'text' | 'source'>;

export const SEALED_FILE = sealedKind({
  table: 'files',
  binds: ['id', 'type', 'size', 'object_key', 'created_at'],
  content: fileContent,
  formerContext: ({ id }) => `files/${id}`,
});

/** The small picture of a picture. */
export const SEALED_THUMBNAIL = sealedBytes({
  table: 'files',
  part: 'thumbnail',
  binds: ['id'],
  formerContext: ({ id }) => `files.thumbnail/${id}`,
});

/** The beginning of a document's text. */
export const SEALED_TEXT = sealedKind({
  table: 'files',
  part: 'text',
  binds: ['id'],
  content: z.string(),
  formerContext: ({ id }) => `files.text/${id}`,
});

const factsContent = z.object({ facts: z.array(fileFact), place: z.nullable(filePlace) });
export type FactsContent = z.infer<typeof factsContent>;

/** What a file says of itself. */
export const SEALED_FACTS = sealedKind({
  table: 'files',
  part: 'facts',
  binds: ['id'],
  content: factsContent,
});

/** What is kept of an upload that was cut off: the key of its bytes in the store, in base64. */
export const SEALED_PART = sealedKind({
  table: 'upload_parts',
  binds: ['file_id', 'object_key', 'size'],
  content: z.object({ key: z.string() }),
});

/** The words of a clip. */
export const SEALED_WORDS = sealedKind({
  table: 'transcriptions',
  binds: ['file_id', 'status', 'updated_at'],
  content: transcriptionContent,
  formerContext: ({ file_id }) => `transcriptions/${file_id}`,
});
