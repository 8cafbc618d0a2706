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
} from './limits.ts';
import { day, factDay, filledText, historyOf, id, instant, pageOf, text } from './shapes.ts';

/** In the order in which they are read. */
export const SYNTHESIS_PARTS = [
  'chronology',
  'persons',
  'repetition',
  'effects',
  'steps',
  'missing',
] as const;
export const synthesisPart = z.enum(SYNTHESIS_PARTS);
export type SynthesisPart = z.infer<typeof synthesisPart>;

/** Where a sentence comes from: `verifier/dossier/format.ts` has the same shape. */
export const sentenceSource = z.object({
  entity: z.enum(['incident', 'incident_person', 'evidence', 'journal_entry']),
  id,
  version: z.number(),
  /** Places in UTF-16 code units; null where it rests on the record as a whole, or on what it counts. */
  passage: z.nullable(z.object({ field: z.string(), start: z.number(), end: z.number() })),
});
export type SentenceSource = z.infer<typeof sentenceSource>;

/** `words`: the person's own; `rule`, `model`: composed of them, and checked; `person`: written or changed by hand. */
export const sentenceMade = z.enum(['words', 'rule', 'model', 'person']);

const sentenceText = filledText(SYNTHESIS_SENTENCE_MAX_CHARACTERS);

export const synthesisSentence = z.object({
  id,
  part: synthesisPart,
  text: sentenceText,
  made: sentenceMade,
  /** None for a sentence that the person wrote. */
  sources: z.array(sentenceSource),
  /** The day that it is about. */
  on: z.nullable(day),
});
export type SynthesisSentence = z.infer<typeof synthesisSentence>;

/** A sentence of a model that did not pass: what was in it that no source has. */
export const droppedSentence = z.object({
  text: z.string(),
  because: z.enum(['no_source', 'name', 'date', 'number', 'act', 'law']),
  /** The words that no source has. */
  words: z.array(z.string()),
});
export type DroppedSentence = z.infer<typeof droppedSentence>;

/** What a synthesis is made of. Every record of the period, where no ids are named, but for sensitive incidents. */
export const synthesisChoice = z.object({
  incident_ids: z.array(id).check(z.maxLength(SYNTHESIS_PERIOD_MAX_RECORDS)),
  entry_ids: z.array(id).check(z.maxLength(SYNTHESIS_PERIOD_MAX_RECORDS)),
  from: z.nullable(factDay),
  to: z.nullable(factDay),
});
export type SynthesisChoice = z.infer<typeof synthesisChoice>;

const recorded = {
  title: text(SYNTHESIS_TITLE_MAX_CHARACTERS),
  choice: synthesisChoice,
  sentences: z.array(synthesisSentence).check(z.maxLength(SYNTHESIS_SENTENCES_MAX_COUNT)),
  dropped: z.array(droppedSentence),
  made_by: z.enum(['rules', 'model']),
  language: z.enum(['fr', 'en']),
};

/** `POST /api/syntheses`. The client chooses the id (UUIDv7), so that a repeated request makes one. */
export const synthesisInput = z.object({
  id,
  title: recorded.title,
  choice: synthesisChoice,
  language: recorded.language,
  /** Asked only where the server has a model (`assistant` of /api/config). */
  with_model: z.boolean(),
});
export type SynthesisInput = z.infer<typeof synthesisInput>;

/**
 * `PATCH /api/syntheses/{id}` with `If-Match`: what the person changed by hand. A sentence whose text differs from the stored one
 * becomes `person`, whatever is sent; one that is left out is gone from this version, and stays in the former.
 */
export const synthesisPatch = z.partial(z.object({ title: recorded.title, sentences: recorded.sentences }));
export type SynthesisPatch = z.infer<typeof synthesisPatch>;

export const synthesis = z.object({
  id,
  ...recorded,
  created_at: instant,
  updated_at: instant,
  version: z.number(),
  /** Sources that were changed, or deleted, since it was made. */
  changed_since: z.array(z.object({ entity: sentenceSource.shape.entity, id, is_there: z.boolean() })),
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

export const synthesisHistory = historyOf(z.object(recorded));
