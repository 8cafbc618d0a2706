/** What of a file is sealed, under which names, and what its ledger entries record. */
import type { StoredFile, Transcription } from '#contract/files.ts';

/** The sealed part of a row of `files`. */
export interface FileContent {
  name: string;
  duration: number | null;
  /** Of a sound; absent in rows that were sealed before it was looked for. */
  seconds?: number | null;
  sha256: string;
  /** Of its bytes in the store, in base64. */
  key: string;
}

/** The sealed part of a row of `transcriptions`. */
export interface TranscriptionContent {
  text: string;
  source: NonNullable<Transcription['source']>;
}

/** A file as its ledger entries record it. */
export type FileVersion = Pick<StoredFile, 'name' | 'type' | 'size' | 'sha256'>;

/** The words of a clip as their ledger entries record them; no words and no source where they were taken back. */
export type TranscriptionVersion = Pick<Transcription, 'text' | 'source'>;

/** One row holds several sealed values: each has a name of its own in the associated data. */
export const SEALED = {
  content: 'files',
  thumbnail: 'files.thumbnail',
  text: 'files.text',
  transcription: 'transcriptions',
} as const;
