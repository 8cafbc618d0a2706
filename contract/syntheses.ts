/**
 * « Synthèse »: dated sentences about what a person kept, each with the words it rests on. Made by rules; where a model was asked to arrange
 * them, every sentence was checked against its sources, and what failed is not in it.
 */
import * as z from 'zod/mini';
import {
  SYNTHESIS_PERIOD_MAX_RECORDS,
  SYNTHESIS_SENTENCE_MAX_CHARACTERS,
  SYNTHESIS_SENTENCES_MAX_COUNT,
  SYNTHESIS_TITLE_MAX_CHARACTERS,
} from './common/limits.ts';
import { day, factDay, filledText, historyOf, id, instant, pageOf } from './common/shapes.ts';

/** In the order in which they are read. */
export const SYNTHESIS_PARTS = [
  'chronology',
  'persons',
  'repetition',
  'effects',
  'steps',
  'exhibits',
  'missing',
] as const;
const synthesisPart = z.enum(SYNTHESIS_PARTS);
export type SynthesisPart = z.infer<typeof synthesisPart>;

const sourceEntity = z.enum(['incident', 'incident_person', 'evidence', 'journal_entry']);
export type SourceEntity = z.infer<typeof sourceEntity>;

/** Where a sentence comes from: `verifier/dossier/format.ts` has the same shape. */
const sentenceSource = z.object({
  entity: sourceEntity,
  id,
  version: z.number(),
  /** Places in UTF-16 code units; null where it rests on the record as a whole, or on what it counts. */
  passage: z.nullable(z.object({ field: z.string(), start: z.number(), end: z.number() })),
});
export type SentenceSource = z.infer<typeof sentenceSource>;

/**
 * `words`: the person's own; `rule`, `model`: composed of them, and checked; `person`: written or changed by hand, and then it keeps
 * the sources that it had.
 */
const sentenceMade = z.enum(['words', 'rule', 'model', 'person']);

const sentenceText = filledText(SYNTHESIS_SENTENCE_MAX_CHARACTERS);

const synthesisSentence = z.object({
  id,
  part: synthesisPart,
  text: z.string(),
  made: sentenceMade,
  /** None for a sentence that the person added. */
  sources: z.array(sentenceSource),
  /** The day that it is about. */
  on: z.nullable(day),
});
export type SynthesisSentence = z.infer<typeof synthesisSentence>;

/**
 * A sentence of a model that did not pass, and why: it names no sources; it has words that they have not; it leaves out words that they
 * have, or turns them round.
 */
const droppedSentence = z.object({
  text: z.string(),
  because: z.enum(['no_source', 'name', 'date', 'number', 'act', 'law', 'changed']),
  /** The words that no source has; for `changed`, those that are missing. */
  words: z.array(z.string()),
});
export type DroppedSentence = z.infer<typeof droppedSentence>;

/** What a synthesis is made of. Where no ids are named: every record of the period, but for sensitive incidents. */
const synthesisChoice = z.object({
  incident_ids: z.array(id).check(z.maxLength(SYNTHESIS_PERIOD_MAX_RECORDS)),
  entry_ids: z.array(id).check(z.maxLength(SYNTHESIS_PERIOD_MAX_RECORDS)),
  from: z.nullable(factDay),
  to: z.nullable(factDay),
});
export type SynthesisChoice = z.infer<typeof synthesisChoice>;

const title = filledText(SYNTHESIS_TITLE_MAX_CHARACTERS);

/** A record as it was when the synthesis was made. */
const seenRecord = z.object({
  entity: sourceEntity,
  id,
  version: z.number(),
  /** Of a person or an exhibit, the incident; else null. */
  within: z.nullable(id),
  /** `INC-2026-0001` of an incident; the day of an entry, `2026-03-12`; of an exhibit its number in the incident; else empty. */
  name: z.string(),
  is_sensitive: z.boolean(),
});
export type SeenRecord = z.infer<typeof seenRecord>;

/** What is kept of a synthesis. */
export const synthesisContent = z.object({
  title: z.string(),
  choice: synthesisChoice,
  sentences: z.array(synthesisSentence),
  dropped: z.array(droppedSentence),
  /** `person`: nothing was composed, the person wrote it. */
  made_by: z.enum(['rules', 'model', 'person']),
  /** A model was asked, and gave no answer that could be read: what stands here is made by rules. */
  model_failed: z.boolean(),
  language: z.enum(['fr', 'en']),
  seen: z.array(seenRecord),
  /** Records that do not open, or whose words could not be read for what they tell. */
  unread: z.number(),
  /** Sentences of the person that had no room in it, and stand in their records. */
  left_out: z.number(),
  /** There were more records in the period than these. */
  is_partial: z.boolean(),
});
export type SynthesisContent = z.infer<typeof synthesisContent>;

/** Sentences as an edit names them. */
const editedSentences = z
  .array(z.object({ id, part: z.optional(synthesisPart), text: z.optional(sentenceText) }))
  .check(z.maxLength(SYNTHESIS_SENTENCES_MAX_COUNT));

/** `POST /api/syntheses`. The client chooses the id (UUIDv7), so that a repeated request makes one. */
export const synthesisInput = z.object({
  id,
  title,
  choice: synthesisChoice,
  language: z.enum(['fr', 'en']),
  /** Asked only where the server has a model (`assistant` of /api/config). */
  with_model: z.boolean(),
  /** Nothing is composed: these are the sentences, each new, written by the person. */
  sentences: z.optional(editedSentences),
});
export type SynthesisInput = z.infer<typeof synthesisInput>;

/**
 * `PATCH /api/syntheses/{id}` with `If-Match`: what the person changed by hand. Sentences are all that stay, in their order: one that is
 * there already by its id, with a text only where that was changed; a new one with a part and a text. One that is left out is gone from this
 * version, and stays in the former. What a sentence rests on is not the client's to say.
 */
export const synthesisPatch = z.partial(
  z.object({
    title,
    sentences: editedSentences,
  }),
);
export type SynthesisPatch = z.infer<typeof synthesisPatch>;

export const synthesis = z.object({
  id,
  ...synthesisContent.shape,
  created_at: instant,
  updated_at: instant,
  version: z.number(),
  /** Records of `seen` that were changed, or deleted, since it was made. */
  changed_since: z.array(z.object({ entity: sourceEntity, id, is_there: z.boolean() })),
});
export type Synthesis = z.infer<typeof synthesis>;

/** `GET /api/syntheses`, the newest first. */
export const synthesisPage = pageOf(
  z.object({
    id,
    title: z.string(),
    sentences: z.number(),
    created_at: instant,
    updated_at: instant,
    version: z.number(),
    damaged: z.optional(z.literal(true)),
  }),
);
export type SynthesisPage = z.infer<typeof synthesisPage>;

export const synthesisHistory = historyOf(synthesisContent);
export type SynthesisHistory = z.infer<typeof synthesisHistory>;
