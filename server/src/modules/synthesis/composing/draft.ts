/** What a synthesis is composed of, and what comes of it. */
import type { SentenceSource, SynthesisPart, SynthesisSentence } from '#contract/syntheses.ts';
import type { ToldIncident } from '../../incidents/index.ts';
import type { ToldEntry } from '../../journal/index.ts';
import type { ReadSentence, ReadText } from '../reading/read-texts.ts';

export interface Material {
  /** `read`: what the description tells; null where it could not be read. */
  incidents: readonly { incident: ToldIncident; read: ReadText | null }[];
  /** `read`: what the text of the entry tells. */
  entries: readonly { entry: ToldEntry; read: ReadText | null }[];
}

/** A sentence before it has an id. */
export type Draft = Omit<SynthesisSentence, 'id'>;

/** A text of a record. */
export interface TextOfRecord {
  entity: 'incident' | 'journal_entry' | 'evidence';
  id: string;
  version: number;
  /** The field that holds the text. */
  field: 'description' | 'content';
  text: string;
  /** The day that it is about; null where none is known. */
  on: string | null;
  /** The person said that it was that very day. */
  isSureDay: boolean;
}

/** A record with a text of its own, and how its sentences are led in. */
export interface Telling extends TextOfRecord {
  sentences: readonly ReadSentence[];
  /** By this it stands in the chronology: a day, and the instant of recording. */
  order: readonly [string, string];
  /** The first sentence about it in the chronology. */
  head: Draft;
  /** What comes before its sentences in another part: when it was, and which record it is. */
  lead(part: SynthesisPart): Draft;
}

/** A record as a whole. */
export const wholeOf = (
  entity: SentenceSource['entity'],
  { id, version }: { id: string; version: number },
): SentenceSource => ({ entity, id, version, passage: null });

/** A whole field of a record. */
export const fieldOf = (
  entity: SentenceSource['entity'],
  { id, version }: { id: string; version: number },
  field: string,
  text: string,
): SentenceSource => ({ entity, id, version, passage: { field, start: 0, end: text.length } });
